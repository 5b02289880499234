/** What the score is made of (R3 chapter 14): heirs in play, and by campaign how each house lost or won back its own. */
import { type Past, type Tally, TallySheet } from '../../../engine/telling.ts'
import type { Event, HeirView, View } from '../types/index.ts'

const SOURCES = ['heirs', 'battle', 'other', 'sides'] as const
type Source = (typeof SOURCES)[number]

/** Heirs in play decide nothing but an end before the last campaign (R3-14.1, R3-14.2): nobody is to take them for points. */
const WHAT = { unit: 'fact.heirs', bySource: { say: 'tally.by-source' }, byRound: { say: 'tally.by-round' } }

const inPlay = ({ state }: HeirView): boolean => state !== 'dead' && state !== 'serves-enemy'

/** How an heir came out of play, or came back to his house. */
function sourceOf(heir: HeirView, before: HeirView, events: readonly Event[]): Source {
  if (heir.state === 'serves-enemy' || before.state === 'serves-enemy') return 'sides'
  const death = events.find((event) => event.type === 'eliminated' && event.block === heir.block)
  const fell = death?.type === 'eliminated' && (death.cause === 'battle' || death.cause === 'no-retreat')
  return fell ? 'battle' : 'other'
}

export function tally(past: readonly Past<View, Event>[]): Tally {
  const sheet = new TallySheet(
    SOURCES.map((source) => ({ say: `tally.${source}` })),
    2,
  )
  const [first] = past
  if (!first) return sheet.done(WHAT)
  sheet.round({ say: 'tally.campaign', n: first.view.campaign })
  first.view.houses.forEach(({ heirs }, seat) => sheet.add(0, seat, heirs.filter(inPlay).length))
  let before = first.view
  for (const { view, events } of past.slice(1)) {
    view.houses.forEach(({ heirs }, seat) =>
      heirs.forEach((heir, index) => {
        const was = before.houses[seat]?.heirs[index]
        if (!was || inPlay(was) === inPlay(heir)) return
        sheet.add(SOURCES.indexOf(sourceOf(heir, was, events)), seat, inPlay(heir) ? 1 : -1)
      }),
    )
    if (view.campaign !== before.campaign) sheet.round({ say: 'tally.campaign', n: view.campaign })
    before = view
  }
  return sheet.done(WHAT)
}
