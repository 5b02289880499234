/** What a call says: the same few sentences for every way it may go. */
import type { Notice } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { keptFor } from '../tables/absence.ts'
import { seatOf } from '../tables/rows.ts'
import { nextDeadlineOf } from '../jobs/clocks.ts'
import { eveningMessage } from '../evenings/message.ts'
import { moment, type Told } from './moment.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type CallWord, titleOf, type Voice } from '../words/index.ts'

export interface CallMessage {
  /** The game's name, or the house's. */
  readonly title: string
  /** What it is, in a few words. */
  readonly subject: string
  /** Both together, as the reader's language puts them: the subject of a mail. */
  readonly head: string
  /** One sentence more, with whom the table is. */
  readonly text: string
  /** What the table asks, in the game's words. */
  readonly scene: Scene | null
  /** Until when, for whoever is needed. */
  readonly until: string | null
  /** Where a click leads: a path of this house. */
  readonly path: string
}

const SUBJECTS = {
  needed: 'needed.subject',
  hurry: 'hurry.subject',
  started: 'started.subject',
  finished: 'finished.subject',
  rematch: 'rematch.subject',
  invited: 'invited.subject',
  proposal: 'proposal.subject',
  chat: 'chat.subject',
  replaced: 'replaced.subject',
  returned: 'returned.subject',
  evening: 'evening.asked.subject',
  reminder: 'evening.day.subject',
  answer: 'answer.yes.subject',
  'channel-off': 'channel-off.subject',
} as const satisfies Record<Notice['kind'], CallWord>

const TEXTS = {
  needed: 'needed.text',
  hurry: 'hurry.text',
  started: 'started.text',
  finished: 'finished.text',
  rematch: 'rematch.text',
  invited: 'invited.text',
  proposal: 'proposal.text',
  chat: 'chat.text',
  replaced: 'replaced.text',
  returned: 'returned.text',
  evening: 'evening.asked.text',
  reminder: 'evening.day.text',
  answer: 'answer.text',
  'channel-off': 'channel-off.text',
} as const satisfies Record<Notice['kind'], CallWord>

const NEEDED: readonly Notice['kind'][] = ['needed', 'hurry']

export async function messageOf(
  services: Services,
  person: string,
  notice: Notice,
  { voice, zone }: Told,
): Promise<CallMessage> {
  const { kind, reason } = notice
  const opening = reason === 'opening'
  const subject = voice.say(opening ? 'opening.subject' : SUBJECTS[kind])
  if (notice.table === '')
    return {
      ...headed(voice, 'Rose & Crown', subject),
      text: voice.say(TEXTS[kind], { channel: voice.say(`channel.${reason as 'mail' | 'push' | 'hook'}`) }),
      scene: null,
      until: null,
      path: '/me/calls',
    }
  const table = await services.tables.current(notice.table)
  const about = await eveningMessage(services, table, person, notice, { voice, zone })
  if (about)
    return {
      ...headed(voice, await titleOf(notice.game, voice.locale), about.subject),
      text: about.text,
      scene: null,
      until: null,
      path: `/t/${notice.table}`,
    }
  const needed = NEEDED.includes(kind)
  const seat = seatOf(table.rows, person) ?? keptFor(table.rows, person)
  const deadline = needed && seat !== null ? nextDeadlineOf(table.rows, seat) : null
  return {
    ...headed(voice, await titleOf(notice.game, voice.locale), subject),
    text: voice.say(opening ? 'opening.text' : TEXTS[kind], { names: company(table, person, voice) }),
    scene: needed && seat !== null ? await sceneOf(services, table, seat, voice.locale) : null,
    until: deadline === null ? null : voice.say('until', { when: moment(deadline, zone, voice) }),
    path: `/t/${notice.table}`,
  }
}

/** What a test says. */
export function testMessage({ voice }: Told): CallMessage {
  const [subject, text] = [voice.say('test.subject'), voice.say('test.text')]
  return { ...headed(voice, 'Rose & Crown', subject), text, scene: null, until: null, path: '/me/calls' }
}

function headed(voice: Voice, title: string, subject: string): Pick<CallMessage, 'title' | 'subject' | 'head'> {
  return { title, subject, head: voice.say('head', { game: title, what: subject }) }
}

/** The others at the table. */
function company({ rows }: LiveTable, person: string, voice: Voice): string {
  const names = rows.seats
    .filter(({ person_id, kind }) => person_id !== person && kind !== 'open')
    .map(({ kind, name }) => (kind === 'bot' || name === null ? voice.say('a-bot') : name))
  return names.length === 0 ? voice.say('nobody') : new Intl.ListFormat(voice.locale).format(names)
}
