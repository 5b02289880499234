/**
 * What is felt of a bot's temper: `node bench/tempers.ts <game> [games] [effort] [temper…]`. A bot of each temper, and one of none, plays seat 0 of the
 * same deals against bots of none; what it does is counted. Every fifth decision is asked again of a bot of none with the same
 * seed, and with another.
 */
import { choose, findLevel, type Intent } from '../bots/index.ts'
import { quick, readOptions, type Seat } from '../engine/index.ts'
import { findRules, findGame } from '../games/index.ts'

/** What a game's own terms look like from outside: moves as they are, states as their game keeps them. */
interface Deed {
  readonly type: string
  readonly [field: string]: unknown
}
// oxlint-disable-next-line typescript/no-explicit-any
type Table = any
type Counts = { [what: string]: number }
type Watch = (state: Table, seat: Seat, move: Deed, count: (what: string, by?: number) => void) => void

const held = (state: Table, seat: Seat, area: string): boolean =>
  WHERE.at(area) >= 0 && state.here[1 - seat][WHERE.at(area)] > 0
const WHERE = { at: (_area: string): number => -1 }

const WATCH: { readonly [game: string]: Watch } = {
  'rose-king': (state, seat, move, count) => {
    if (move.type === 'draw') count('cards drawn')
    if (move.type === 'play' && move['hero'])
      count(state.stonesLeft > 30 ? 'heroes in the first 22 stones' : 'heroes later')
    if (move.type === 'play' && move['hero']) count('heroes')
    if (move.type === 'play' && move['hero']) count('stones laid before heroes', 52 - state.stonesLeft)
  },
  lancaster: (state, seat, move, count) => {
    if (move.type === 'conflict' && !move['ally']) count('knights to France')
    if (move.type === 'county' && state.counties[move['county'] as number].house >= 0) count('driven out')
    if (move.type === 'vote') count('votes cast', move['votes'] as number)
    if (move.type === 'vote') {
      count('ballots')
      count('gold seen at ballots', state.gold[seat])
      count('squires seen at ballots', state.squires[seat])
    }
  },
  'wars-of-the-roses': (state, seat, move, count) => {
    if (move.type !== 'done') return
    const plan = state.plans[seat]
    count('plans')
    let spent = plan.bid
    plan.troops.forEach((n: number, at: number) => {
      spent += n
      if (n > 0 && state.owner[at] !== seat) count('places attacked')
    })
    plan.mercenaries.forEach((n: number, at: number) => {
      if (n > 0 && state.owner[at] !== seat && !(plan.troops[at] > 0)) count('places attacked')
    })
    count('counters and bid', spent)
    count('bribes', plan.cubes.filter((cube: number) => cube === 2).length)
    count('guards', plan.cubes.filter((cube: number) => cube === 1).length)
    count('money before', state.money[seat])
  },
  'richard-iii': (state, seat, move, count) => {
    if (move.type === 'march' && held(state, seat, (move['route'] as string[]).at(-1) ?? ''))
      count('marches into battle')
    if (move.type === 'sail' && held(state, seat, move['to'] as string)) count('pirates')
    if (['recruit', 'retreat', 'charge', 'treachery', 'treason', 'execute'].includes(move.type)) count(move.type)
    if (move.type === 'card') count(/^\d$/.test(String(move['card'])) ? `card ${String(move['card'])}` : 'event cards')
  },
}

const [id = 'rose-king', games = '20', effort = '40', ...only] = process.argv.slice(2)
const SEATS: { readonly [game: string]: number } = { lancaster: 3, 'wars-of-the-roses': 3 }
const entry = findGame(id)
const rules = entry && findRules(id, entry.about.version)
if (!rules) throw new Error(`there is no game ${id}`)
const game = await rules.load()
const knowledge = await rules.knowledge()
const { areaNo } = await import('../games/richard-iii/rules/map.ts')
WHERE.at = areaNo
const read = readOptions(game, id === 'richard-iii' ? { scenario: 'richard-iii-1483' } : {}, SEATS[id] ?? 2)
if ('problems' in read) throw new Error(read.problems.join())

function answer(view: unknown, seat: Seat, level: string, seed: number, intent: Intent | null) {
  const found = findLevel(level)
  if (!found) throw new Error(`there is no bot ${level}`)
  return choose({
    game,
    knowledge,
    view,
    seat,
    level: found,
    seed,
    effort: Number(effort),
    intent,
  })
}

for (const temper of only.length > 0 ? only : ['', '.bold', '.miser', '.schemer']) {
  const counts: Counts = {}
  let [asked, other, noise, won] = [0, 0, 0, 0]
  for (let deal = 0; deal < Number(games); deal++) {
    const dice = quick(deal * 7 + 1)
    const seeds = quick(deal * 7 + 2)
    const state = game.setup(SEATS[id] ?? 2, read.options, dice)
    const minds: (Intent | null)[] = []
    for (let seat: Seat | undefined, step = 0; (seat = game.awaiting(state)[0]) !== undefined; step++) {
      const moves = game.legal(state, seat)
      const view = game.view(state, seat)
      const seed = seeds.int(2 ** 31)
      const choice = answer(view, seat, seat === 0 ? `earl${temper}` : 'earl', seed, minds[seat] ?? null)
      minds[seat] = choice.intent
      const move = moves.find((each) => game.write(each) === choice.move)
      if (seat !== 0 && id === 'rose-king') {
        counts['turns of the other'] = (counts['turns of the other'] ?? 0) + 1
        const plays = moves.filter((each) => (each as Deed).type === 'play').length
        counts['plays left to the other'] = (counts['plays left to the other'] ?? 0) + plays
      }
      if (seat === 0) {
        WATCH[id]?.(state, seat, move as Deed, (what, by = 1) => (counts[what] = (counts[what] ?? 0) + by))
        if (moves.length > 1 && choice.considered.length > 1 && step % 5 === 0) {
          asked++
          const even = answer(view, seat, 'earl', seed, null).move
          if (answer(view, seat, `earl${temper}`, seed, null).move !== even) other++
          if (answer(view, seat, 'earl', seed + 1, null).move !== even) noise++
        }
      }
      game.apply(state, seat, move, dice, null)
    }
    if (game.outcome(state)?.places[0] === 1) won++
  }
  const shown = Object.entries(counts).map(([what, n]) => `${what} ${(n / Number(games)).toFixed(2)}`)
  console.log(
    `${id} ${temper || 'none'}: won ${won}/${games}; other choice ${((100 * other) / asked).toFixed(0)} % of ${asked}, another seed ${((100 * noise) / asked).toFixed(0)} %; a game: ${shown.sort().join(', ')}`,
  )
}
