/** What the coach says is read on the page, with its ways on. */
import { Drawn, speaking } from '../table/tests/drawn.tsx'
import { h } from 'preact'
import { afterEach, expect, test } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import words from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import { catalogue, useWords as useTelling } from '../telling/words.ts'
import type { Adviser } from '../table/adviser.ts'
import { tableTextOf } from '../table/table-text.ts'
import { Stage } from '../table/tests/stage.ts'
import { Coach } from './coach.ts'
import { CoachNotes } from './coach-notes.tsx'
import { type Coached, useCoach } from './use-coach.ts'
import { useWords } from './words.ts'

const ransom = ransomGame as AnyGame
await speaking(useWords, useTelling)

let open: Drawn | null = null
afterEach(() => open?.clear())

function notes(coach: Coach): { readonly screen: Drawn; readonly back: number[] } {
  const back: number[] = []
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const tableText = tableTextOf(ransom, [words, catalogue()], table.players.value)
  const takeBack = (moment: number): void => void back.push(moment)
  const screen = (open = new Drawn().draw(
    h(() => h(CoachNotes, { coach, game: ransom, seat: 0, tableText, takeBack }), {}),
  ))
  return { screen, back }
}

const reason = (marks: number) => ({ text: { say: 'move.pledge', marks }, tone: 'bad' as const })

test('a move that throws much away is named with its cost and what looked better; it is taken back, or left', () => {
  const coach = new Coach(() => null)
  const { screen, back } = notes(coach)
  expect(screen.text).toBe('')
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const { view } = table.scene.value
  const verdict = { loss: 0.4, much: true, better: 'pledge:7', costs: [reason(1), reason(2)], gains: [reason(3)] }
  const warn = (): void => screen.does(() => (coach.warning.value = { moment: 5, view, verdict } as never))
  warn()
  expect(screen.text).toContain('That may throw much away.')
  expect(screen.text).toContain('This looked better: Pledge 7.')
  expect([1, 2, 3].filter((marks) => new RegExp(`Pledge ${marks}(?!\\d)`).test(screen.text))).toEqual([1, 3])
  screen.press('Leave it')
  expect([screen.text, back]).toEqual(['', []])
  warn()
  screen.press('Take it back')
  expect([screen.text, back]).toEqual(['', [5]])
})

test('what the others did is retold with what it means for the reader, after what can still be taken back', () => {
  const coach = new Coach(() => null)
  const { screen } = notes(coach)
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const before = table.scene.value.view
  for (const seat of [0, 1]) table.play(seat, 'pledge:30', 'seal')
  const events = table.lines.value.filter(({ moment }) => moment > 2).map(({ event }) => event)
  screen.does(() => {
    coach.news.value = { events, before, after: table.scene.value.view, reasons: [reason(9)] } as never
  })
  expect(screen.texts('h3')).toEqual(['What the others did', 'What that means for you'])
  expect(screen.texts('p')).toEqual(['Lord 2 (Ben) seals a pledge.', 'The ransom of the year is paid.'])
  expect(screen.text).toContain('Lord 1 (Ann): score 60 (was 90) and 60 marks (was: 90 marks)')
  // Of the others the score is enough.
  expect(screen.text).toContain('Lord 2 (Ben): score 60 (was 90)')
  expect(screen.text).not.toContain('Lord 2 (Ben): score 60 (was 90) and')
  expect(screen.text).toContain('Pledge 9')
  // A reason is good or bad; a number is neither.
  expect(screen.texts('.foresight-line.bad').join()).toMatch(/^Pledge 9/)
  expect(screen.texts('.foresight-line.plain').length).toBeGreaterThan(0)
})

test('whoever wants no coach any more is told nothing further; once one is wanted again, the next act is judged', async () => {
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const judged: string[] = []
  let asked = 0
  const verdict = { loss: 0.4, much: true, better: 'pledge:7', costs: [], gains: [] }
  table.adviser.value = {
    verdict: async (_view: unknown, seat: number, steps: readonly string[]) => {
      judged.push(`${seat} ${steps.join(' ')}`)
      return verdict
    },
    tidings: async () => (asked++, []),
  } as unknown as Adviser
  let made: Coached['made'] = () => undefined
  const Shows = ({ wanted }: { readonly wanted: boolean }) => {
    const coached = useCoach(table, wanted)
    made = coached.made
    return h('p', {}, coached.coach.warning.value ? `warned at ${coached.coach.warning.value.moment}` : 'silent')
  }
  const screen = (open = new Drawn().draw(h(Shows, { wanted: true })))
  const acts = (...steps: readonly string[]): void => {
    const before = table.scene.value
    screen.does(() => {
      table.play(0, ...steps)
      made({ before, steps })
    })
  }
  acts('pledge:30')
  await screen.until(() => expect(screen.text).toBe('warned at 0'))
  screen.draw(h(Shows, { wanted: false }))
  await screen.until(() => expect(screen.text).toBe('silent'))
  acts('seal')
  screen.does(() => table.play(1, 'pledge:30', 'seal'))
  expect(asked).toBe(0)
  await screen.until(() => expect(screen.text).toBe('silent'))
  expect(judged).toEqual(['0 pledge:30'])
  screen.draw(h(Shows, { wanted: true }))
  acts('pledge:20')
  await screen.until(() => expect(screen.text).toBe('warned at 4'))
  expect(judged).toEqual(['0 pledge:30', '0 pledge:20'])
})

test('an act is judged once the table has told what became of it, and not before', async () => {
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const asked: string[] = []
  table.adviser.value = {
    verdict: async () => (asked.push('verdict'), null),
    tidings: async () => (asked.push('tidings'), []),
  } as unknown as Adviser
  let made: Coached['made'] = () => undefined
  const Shows = () => {
    const coached = useCoach(table, true)
    made = coached.made
    return h('p', {}, coached.coach.news.value ? 'told' : 'silent')
  }
  const screen = (open = new Drawn().draw(h(Shows, {})))
  const before = table.scene.value
  screen.does(() => made({ before, steps: ['pledge:30', 'seal'] }))
  // Something else than a step, as a pause, is told meanwhile.
  screen.does(() => (table.scene.value = { ...before }))
  await new Promise((heard) => setTimeout(heard))
  expect(asked).toEqual([])
  screen.does(() => table.play(0, 'pledge:30', 'seal'))
  screen.does(() => table.play(1, 'pledge:30', 'seal'))
  await screen.until(() => expect(screen.text).toBe('told'))
  expect(asked.toSorted()).toEqual(['tidings', 'verdict'])
})

test('a coach that is sent away before the table has answered judges nothing, neither then nor when it is wanted again', async () => {
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const asked: string[] = []
  table.adviser.value = {
    verdict: async () => (asked.push('verdict'), { loss: 0.4, much: true, better: 'pledge:7', costs: [], gains: [] }),
    tidings: async () => (asked.push('tidings'), []),
  } as unknown as Adviser
  let made: Coached['made'] = () => undefined
  const Shows = ({ wanted }: { readonly wanted: boolean }) => {
    const { coach, made: heard } = useCoach(table, wanted)
    made = heard
    return h('p', {}, coach.warning.value || coach.news.value ? 'speaks' : 'silent')
  }
  const screen = (open = new Drawn().draw(h(Shows, { wanted: true })))
  const before = table.scene.value
  screen.does(() => made({ before, steps: ['pledge:30', 'seal'] }))
  screen.draw(h(Shows, { wanted: false }))
  screen.does(() => table.play(0, 'pledge:30', 'seal'))
  screen.does(() => table.play(1, 'pledge:30', 'seal'))
  await new Promise((heard) => setTimeout(heard))
  screen.draw(h(Shows, { wanted: true }))
  // One who is asked after all this would be heard before the next act is judged.
  const next = table.scene.value
  screen.does(() => {
    table.play(0, 'pledge:20')
    made({ before: next, steps: ['pledge:20'] })
  })
  await screen.until(() => expect(screen.text).toBe('speaks'))
  expect(asked).toEqual(['verdict'])
})
