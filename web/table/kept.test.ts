/** What a browser keeps for the table page, also where an older page has kept it. */
import { afterEach, expect, test, vi } from 'vitest'
import { lastSeen, setLastSeen } from './last-seen.ts'

afterEach(() => vi.unstubAllGlobals())

test('a table nobody was at was seen up to no moment, not up to its first', () => {
  expect(lastSeen('new')).toBeNull()
  setLastSeen('new', 0)
  expect(lastSeen('new')).toBe(0)
  setLastSeen('new', 17)
  expect(lastSeen('new')).toBe(17)
})

async function railKept(text: string | null) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined })
  return (await import('./rail-store.ts')).rail.value
}

test('a panel kept by an older page has what came since as it is at first', async () => {
  const first = await railKept(null)
  expect(await railKept('{"folded":true,"wide":true}')).toEqual({ ...first, folded: true, wide: true })
})

/** What a module says at the next visit, with everything in it read anew from what was stored. */
async function nextVisit<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules()
  return load()
}

/** A browser that keeps what it is given. */
function keeping(): void {
  const kept: Record<string, string> = {}
  const ways = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void delete kept[name],
  }
  vi.stubGlobal('localStorage', Object.setPrototypeOf(kept, ways))
}

test('what somebody likes is as they left it at the next visit: pace, light, motion, ways to hear, the panel', async () => {
  keeping()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const likings = async () => {
    const [{ pace, setPace }, { calm, setCalm }, { light, setLight }, { ways, setWays }, { rail, setRail }] =
      await nextVisit(() =>
        Promise.all([
          import('./pace.ts'),
          import('../parts/calm.ts'),
          import('../parts/light.ts'),
          import('../spoken/ways.ts'),
          import('./rail-store.ts'),
        ]),
      )
    const now = [pace.value, calm.value, light.value, ways.value.detail, rail.value.touch, rail.value.marks]
    return { now, setPace, setCalm, setLight, setWays, setRail }
  }
  const first = await likings()
  expect(first.now).toEqual(['normal', false, 'system', 'usual', 'confirm', true])
  first.setPace('slow')
  first.setCalm(true)
  first.setLight('night')
  first.setWays({ detail: 'brief' })
  first.setRail({ touch: 'once' })
  first.setRail({ marks: false })
  const second = await likings()
  expect(second.now).toEqual(['slow', true, 'night', 'brief', 'once', false])
  second.setCalm(false)
  second.setLight('system')
  expect((await likings()).now.slice(1, 3)).toEqual([false, 'system'])
})

test('a table thrown away leaves nothing behind: no orders, nothing that was seen of it, no plan', async () => {
  keeping()
  const { dropSave, storeSave, loadSave } = await import('./saves.ts')
  const { readStored, store } = await import('../local-store.ts')
  storeSave({ id: 'gone' } as never)
  const left = ['looked.gone', 'orders.gone', 'draft.gone.0', 'draft.gone.1']
  for (const name of [...left, 'draft.goner.0']) store(name, 'x')
  dropSave('gone')
  expect([loadSave('gone'), ...left.map(readStored)]).toEqual([null, ...left.map(() => undefined)])
  expect(readStored('draft.goner.0')).toBe('x')
})

test('chance is 32 bytes in hexadecimal for each seat, none of them shortened', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => at) })
  const { localDice, newEntropy, newId } = await import('./chance.ts')
  const bytes = Array.from({ length: 32 }, (_, at) => (at < 16 ? `0${at.toString(16)}` : `1${(at - 16).toString(16)}`))
  expect([newEntropy(), newId()]).toEqual([bytes.join(''), bytes.slice(0, 6).join('')])
  expect(localDice(3)).toEqual({ make: 'sealed', key: bytes.join(''), entropy: [1, 2, 3].map(() => bytes.join('')) })
})

test('a browser that has kept chance for hundreds of seats forgets the oldest, and the latest is there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { newCommitment, storedChance } = await nextVisit(() => import('./kept-chance.ts'))
  const made = Array.from({ length: 300 }, (_, at) => {
    vi.setSystemTime(1000 + at)
    return newCommitment()
  })
  const known = made.map((commitment) => storedChance(commitment) !== null)
  vi.useRealTimers()
  expect([known[0], known[1], known.at(-1)]).toEqual([false, false, true])
  const from = known.indexOf(true)
  expect([from >= 50 && from <= 150, known.slice(from).every(Boolean)]).toEqual([true, true])
})

test.each<[what: string, state: 'open' | 'sending', by: readonly (number | undefined)[], after: object | null]>([
  ['is as it was while others play', 'open', [1, 2, undefined], { state: 'open', steps: ['a', 'b', 'end'], since: 4 }],
  ['is gone once the seat has played something', 'open', [1, 0], null],
  ['has arrived when all its steps have', 'sending', [0, 1, 0, 0], { state: 'sent', since: 8 }],
  ['has not arrived if only others played, and is closed anew', 'sending', [1], { state: 'open', steps: ['a', 'b'] }],
  ['is gone if the seat has played fewer steps than it had', 'sending', [0, 0], null],
  ['is gone if the seat has played more', 'sending', [0, 0, 0, 0], null],
])('a plan kept over a reload %s', async (_, state, by, after) => {
  const { planAfter } = await import('./kept-plan.ts')
  const plan = { seat: 0, since: 4, steps: ['a', 'b', 'end'], redo: [], state }
  // What lies before the plan is none of its business.
  const past = [0, 0, 0, 0].map((seat, at) => ({ moment: at + 1, by: seat }))
  const frames = [...past, ...by.map((seat, at) => ({ moment: at + 5, ...(seat !== undefined && { by: seat }) }))]
  const kept = planAfter(plan, frames as never)
  if (after === null) expect(kept).toBeNull()
  else expect(kept).toMatchObject(after)
})
