/** Which names are to be had: none that can be taken for an account's or for a bot's. */
import type { Kysely } from 'kysely'
import cs from '../../bots/words/cs.json' with { type: 'json' }
import de from '../../bots/words/de.json' with { type: 'json' }
import en from '../../bots/words/en.json' with { type: 'json' }
import fr from '../../bots/words/fr.json' with { type: 'json' }
import it from '../../bots/words/it.json' with { type: 'json' }
import { levels } from '../../bots/index.ts'
import { TEMPERS } from '../../engine/index.ts'
import { Refused } from '../refused.ts'
import type { Schema } from '../storage/index.ts'
import { guestName, nameKey, skeleton, skeletons } from './names.ts'

const BOTS: ReadonlySet<string> = new Set(
  levels.flatMap(({ id }) => [
    skeleton(id),
    ...[cs, de, en, fr, it].flatMap((words: Readonly<Record<string, unknown>>) => {
      const name = words[`level.${id}`]
      const tempered = TEMPERS.map((temper) => words[`temper.${temper}.named`])
      return typeof name === 'string'
        ? [name, ...tempered.map((text) => String(text).replace('{level}', name))].map(skeleton)
        : []
    }),
  ]),
)

export function nameTaken(): Refused {
  return new Refused('name-taken', 'That name is taken.')
}

/** Refuses a name somebody else has, or one that looks like theirs. */
export async function checkFree(db: Kysely<Schema>, name: string, person: string | null): Promise<void> {
  const looks = skeletons(name)
  if (looks.some((each) => BOTS.has(each))) throw nameTaken()
  const others = await db
    .selectFrom('persons')
    .select('id')
    .where('name_key', 'is not', null)
    .where((eb) => eb.or([eb('skeleton', 'in', looks), eb('name_key', '=', nameKey(name))]))
    .limit(2)
    .execute()
  if (others.some(({ id }) => id !== person)) throw nameTaken()
}

/** Guests who had the name before the account got it are called otherwise from now on; they are returned. */
export async function renameGuestsLike(
  db: Kysely<Schema>,
  name: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const guests = await db
    .selectFrom('persons')
    .select('id')
    .where('name_key', 'is', null)
    .where('skeleton', 'in', skeletons(name))
    .execute()
  const renamed = guests.map(({ id }) => ({ id, name: guestName() }))
  for (const guest of renamed)
    await db
      .updateTable('persons')
      .set({ name: guest.name, skeleton: skeleton(guest.name) })
      .where('id', '=', guest.id)
      .where('name_key', 'is', null)
      .execute()
  return renamed
}
