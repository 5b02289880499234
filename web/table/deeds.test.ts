/** What a reader's deeds come to: acting, taking back, playing on from an earlier moment. */
import { expect, test } from 'vitest'
import { deedsOf } from './deeds.ts'
import { LOOK_AGAIN, type Refused } from './table.ts'

interface Given {
  readonly undoable?: boolean
  readonly past?: boolean
  readonly reopens?: boolean
  readonly goesBack?: boolean
  readonly no?: Refused | null
}

function at({ undoable = true, past = false, reopens = false, goesBack = false, no = null }: Given = {}) {
  const done: string[] = []
  const does = (what: string) => async (): Promise<Refused | null> => (done.push(what), no)
  const deeds = deedsOf({
    table: {
      goOnFrom: goesBack ? async (moment: number) => does(`goes on from ${moment}`)() : null,
      propose: async (kind: string) => does(`proposes ${kind}`)(),
    },
    tableText: { refusal: (reason: string) => `No: ${reason}` },
    drafts: {
      scene: { value: { undoable } },
      reopens: { value: reopens },
      act: async (texts: readonly string[]) => does(`acts ${texts.join(' ')}`)(),
      undo: does('takes back'),
    },
    coach: { dismiss: () => void done.push('hushes the coach') },
    since: { seen: () => void done.push('has seen') },
    past: { past, present: () => void done.push('comes back to now') },
    setRefusal: (text: string) => void done.push(`reads "${text}"`),
  } as never)
  return { deeds, done }
}

test.each<[what: string, given: Given, deed: (deeds: ReturnType<typeof deedsOf>) => void, done: readonly string[]]>([
  ['an act', {}, (deeds) => deeds.act(['a', 'b']), ['has seen', 'acts a b', 'reads ""']],
  [
    'a refused act',
    { no: { reason: 'busy' } },
    (deeds) => deeds.act(['a']),
    ['has seen', 'acts a', 'reads "No: busy"'],
  ],
  [
    'what a teacher answers himself',
    { no: { reason: LOOK_AGAIN } },
    (deeds) => deeds.act(['a']),
    ['has seen', 'acts a', 'reads ""'],
  ],
  ['taking back', {}, (deeds) => deeds.undo(), ['hushes the coach', 'takes back', 'reads ""']],
  ['nothing to take back', { undoable: false }, (deeds) => deeds.undo(), ['hushes the coach']],
  ['taking back in the past', { past: true }, (deeds) => deeds.undo(), ['hushes the coach']],
  [
    'playing on from there',
    { goesBack: true },
    (deeds) => deeds.goOn(4),
    ['comes back to now', 'hushes the coach', 'goes on from 4', 'reads ""'],
  ],
  [
    'taking it back after a warning, where one goes back',
    { goesBack: true },
    (deeds) => deeds.takeBack(4),
    ['comes back to now', 'hushes the coach', 'goes on from 4', 'reads ""'],
  ],
  [
    'taking back a plan that was sent',
    { goesBack: true, reopens: true },
    (deeds) => deeds.takeBack(4),
    ['hushes the coach', 'takes back', 'reads ""'],
  ],
  [
    'taking it back where one step is',
    {},
    (deeds) => deeds.takeBack(4),
    ['hushes the coach', 'takes back', 'reads ""'],
  ],
  [
    'asking the others to take it back',
    { undoable: false },
    (deeds) => deeds.takeBack(4),
    ['proposes back', 'reads ""'],
  ],
])('%s', async (_, given, deed, expected) => {
  const { deeds, done } = at(given)
  deed(deeds)
  await new Promise(setImmediate)
  expect(done).toEqual(expected)
})
