/** Events. All are public: whatever is secret is not told before it is shown. */
import type { Seat } from '../../../engine/game.ts'
import type { Effect, Gain, Good } from './figures.ts'
import type { AllyColour, Where } from './move.ts'
import type { Ballot } from './state.ts'

export interface Who {
  readonly seat: Seat
  /** True: that seat's ally. */
  readonly ally: boolean
}

export type Event =
  | { readonly type: 'ally'; readonly seat: Seat; readonly colour: AllyColour }
  /** Has chosen the first extension tile, not shown yet. */
  | { readonly type: 'chosen'; readonly seat: Seat }
  /** The first tiles, by seat, shown together. */
  | { readonly type: 'extensions'; readonly spaces: readonly number[] }
  | ({ readonly type: 'placed'; readonly strength: number; readonly county: string; readonly squires: number } & Who)
  | ({ readonly type: 'expelled'; readonly strength: number; readonly county: string; readonly squires: number } & Who)
  | ({ readonly type: 'castled'; readonly strength: number; readonly space: string } & Who)
  | ({
      readonly type: 'joined'
      readonly strength: number
      readonly slot: number
      readonly frenchStrength: number
      readonly journey: boolean
    } & Who)
  | { readonly type: 'passed'; readonly seat: Seat }
  | ({ readonly type: 'favour'; readonly favour: string; readonly reward: readonly Effect[] } & Who)
  | { readonly type: 'gained'; readonly seat: Seat; readonly good: Gain; readonly n: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly good: Good; readonly n: number }
  | ({ readonly type: 'recruited'; readonly strength: number } & Who)
  | ({ readonly type: 'upgraded'; readonly from: number; readonly to: number; readonly where: Where } & Who)
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: 'upgrade' | 'extension' | 'journey' | 'ransom' }
  | { readonly type: 'extended'; readonly seat: Seat; readonly space: string }
  | { readonly type: 'nobleman'; readonly seat: Seat; readonly county: string }
  /** For an ally: a nobleman tile leaves the game. */
  | { readonly type: 'removed'; readonly seat: Seat; readonly county: string }
  /** Has fixed the vote; it cannot be changed any more (LA-14.4). */
  | { readonly type: 'decided'; readonly seat: Seat }
  | {
      readonly type: 'counted'
      readonly law: string
      readonly ballots: readonly Ballot[]
      readonly yes: number
      readonly no: number
      readonly passed: boolean
    }
  /** All unused votes went back to the supply (LA-5.7). */
  | { readonly type: 'unused'; readonly n: number }
  | { readonly type: 'law'; readonly law: string }
  | { readonly type: 'most'; readonly good: 'gold' | 'squires'; readonly seats: readonly Seat[] }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly n: number }
  | ({ readonly type: 'took'; readonly county: string; readonly what: 'nobleman' | 'reward' | 'both' } & Who)
  | { readonly type: 'start'; readonly seat: Seat }
  | ({ readonly type: 'resolved'; readonly what: 'knight' | 'tile'; readonly space: string } & Who)
  /** The castle turn ended with knights going home unpaid or tiles unused. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'roundTable'; readonly seat: Seat; readonly n: number }
  | {
      readonly type: 'battle'
      readonly slot: number
      readonly frenchStrength: number
      readonly sum: number
      readonly england: boolean
      /** By rank; points of an ally are lost. */
      readonly ranks: readonly ({ readonly strength: number; readonly points: number } & Who)[]
    }
  | { readonly type: 'freed'; readonly seat: Seat; readonly strength: number }
  | ({ readonly type: 'captured'; readonly n: number } & Who)
  | {
      readonly type: 'round'
      readonly round: number
      readonly conflicts: readonly number[]
      readonly laws: readonly string[]
    }
  /** All stocks are shown at the end (LA-14.6). */
  | { readonly type: 'stocks'; readonly gold: readonly number[]; readonly squires: readonly number[] }
  | {
      readonly type: 'scored'
      readonly what: 'knighthood' | 'extensions' | 'noblemen'
      readonly points: readonly number[]
    }
