/** Which figures a new table plays by: the box's, the house's, or somebody's own; what differs is said below. */
import { useEffect } from 'preact/hooks'
import type { Corrected } from '../../engine/figures.ts'
import { sameJson } from '../../engine/json.ts'
import type { Options, OptionValue } from '../../engine/game.ts'
import { person } from '../people/me.ts'
import { shareSets } from './account-sets.ts'
import { Differs } from './differs.tsx'
import { hearHouseFigures, houseFigures, readDraft, readSets } from './sets.ts'
import { tell, useWords } from './words.ts'

interface Props {
  readonly id: string
  /** The option of the game that takes them. */
  readonly option: string
  readonly options: Options
  readonly set: (figures: OptionValue) => void
}

export function FiguresChoice({ id, option, options, set }: Props) {
  const spoken = useWords()
  const chosen = options[option] ?? null
  const house = houseFigures.value.find(({ game }) => game === id)
  const draft = readDraft(id)
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('figures')
    if (wanted === 'draft' && Object.keys(draft).length > 0) set(draft)
    else if (chosen === null && house) set(house.figures)
    else if (chosen === null) void hearHouseFigures()
  }, [house])
  const who = person.value
  useEffect(() => void shareSets(id), [who])
  if (!spoken) return null
  const known: readonly { readonly name: string; readonly figures: Corrected | null }[] = [
    { name: tell('choice.box'), figures: null },
    ...(house ? [{ name: tell('choice.house', { name: house.name }), figures: house.figures }] : []),
    ...(Object.keys(draft).length > 0 ? [{ name: tell('choice.draft'), figures: draft }] : []),
    ...readSets(id),
  ]
  const at = known.findIndex(({ figures }) => sameJson(figures, chosen))
  const all = at < 0 ? [...known, { name: tell('choice.other'), figures: chosen as Corrected }] : known
  return (
    <div class="figures-choice">
      {all.length > 1 && (
        <label class="field">
          <span>{tell('choice')}</span>
          <select
            value={at < 0 ? all.length - 1 : at}
            onChange={(event) => set(all[Number(event.currentTarget.value)]?.figures ?? null)}
          >
            {all.map(({ name }, i) => (
              <option key={i} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Differs id={id} options={{ figures: chosen }} />
      {chosen === null && <a href={`/figures/${id}`}>{tell('link')}</a>}
    </div>
  )
}
