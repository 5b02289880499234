/**
 * The table as the rules keep it: areas, blocks, cards and borders are numbers, places in the lists of
 * `rules/ids.ts` and of the borders in the data file; −1 means none.
 */
import type { Seat } from '../../../engine/index.ts'
import type { ScenarioId } from '../rules/ids.ts'

export type Pair<T> = [T, T]

/** What is being asked (R3 chapter 16). */
export type Phase =
  | 'mulligan'
  | 'mulligan-answer'
  | 'choose-card'
  | 'action'
  | 'main-attack'
  | 'choose-battle'
  | 'treason-roll'
  | 'battle-turn'
  | 'assign-hits'
  | 'regroup'
  | 'minor-entry'
  | 'execute'
  | 'supply-loss'
  | 'pretender-home'
  | 'king-home'
  | 'exile-surplus'
  | 'over'

/** Who makes a treachery roll (R3-9.1, R3-9.8). */
export type Office = 'king' | 'pretender' | 'warwick' | 'treason'

export type Cause = 'battle' | 'no-retreat' | 'plague' | 'supply' | 'execution'

/** All enemy heirs dead (R3-14.1); no heir left of one's own (D-14); the throne at the end (R3-14.2). */
export type EndReason = 'heirs-dead' | 'heirless' | 'throne'

/** The table's readings of the open points (R3 18.3). */
export interface Rules {
  readonly redealEach: boolean
  readonly bombardsSail: boolean
  readonly heirAtOnce: boolean
  readonly heirlessPlaysOn: boolean
  readonly treasonBySea: boolean
  readonly piratePortBonus: boolean
  readonly heirTakesTitle: boolean
  readonly limitsEachWay: boolean
}

export interface State {
  scenario: ScenarioId
  rules: Rules
  /** From 1; the last one of this scenario is in its figures. */
  campaign: number
  /** From 1 to 7. */
  turn: number
  phase: Phase
  /** Seats that owe a decision, as bits: 1 Lancaster, 2 York. */
  awaited: number
  /** The seat whose house holds the throne; it keeps it while there is no King (R3-10.2). */
  throne: Seat
  /** Blocks, −1 while the title is vacant. */
  king: number
  pretender: number
  /** R3-15.2: the block held in Middlesex, −1 for none. */
  prisoner: number

  /** For each block its area, or one of the places in `rules/places.ts` (pool, minor, aside, dead). */
  at: number[]
  strength: number[]
  /** 1 for face-down blocks (R3-10.7). */
  down: number[]
  /** 1 for blocks that may not move this turn any more (R3-6.6). */
  moved: number[]
  /** The entrance by which a block came into a battle this turn; `SEA` + zone for pirates; −1 for none. */
  via: number[]
  /** By seat and area: the upright blocks there, a prisoner apart. */
  here: Pair<number[]>

  /** Card faces, sorted. */
  hands: Pair<number[]>
  /** Cards played in this campaign, in order. */
  spent: Pair<number[]>
  /** This turn's cards, secret until both are there. */
  chosen: Pair<number>
  /** Mulligan: −1 not answered, 0 declined, 1 requested. */
  answers: Pair<number>
  /** Redeals demanded in this campaign. */
  redeals: Pair<number>

  /** Player 1 of this turn. */
  first: Seat
  /** Whose actions, battle turn or plan it is. */
  active: Seat
  points: number
  /** Areas activated in this action phase (R3-6.2). */
  activated: number[]
  /** The area named for a Muster. */
  muster: number
  /** The area whose main attack is being asked about (R3-6.12). */
  asking: number
  /** By seat and entrance (a border is two, see `rules/map.ts`): blocks that crossed this turn (R3-6.8). */
  crossed: Pair<number[]>
  /** By seat and entrance: blocks that came into a battle there this turn. */
  entered: Pair<number[]>
  /** By area: who attacks there this turn. */
  attacker: number[]
  /** By area: the entrance of the main attack, `SEA` for pirates. */
  main: number[]
  /** Who may still make the Treason card's roll this turn. */
  treason: number

  battle: Battle | null
  /**
   * The latest roll of the campaign: its number, what it was (see `rules/rolls.ts`), who rolled, the target
   * (−1 for none), firepower, hits or success, then the dice. Empty before the first.
   */
  roll: number[]
  /** Rolls up to this number name nobody any more: their battle is over (R3-8.2). */
  rollsPast: number
  /** A mark of every move made in battles so far, see `rules/rolls.ts`. */
  deeds: number
  /** Regroup: the area and what crossed its borders. */
  regroup: { area: number; crossed: number[] } | null

  /** Minors owed to each house (R3-10.5). */
  due: Pair<number>
  /** Minors owed through executions in this supply phase (D-13). */
  dueLater: Pair<number>
  /** Defected heirs still to be asked about in this supply phase (R3-13.5). */
  doomed: number[]
  /** Surplus by seat: areas and how many blocks each must name (R3-11.2, R3-12.10). */
  surplus: Pair<{ area: number; n: number }[]>
  /** Blocks named so far, secret until both are done. */
  named: Pair<number[]>
  /** Going home: where blocks are to go, and which still have to be decided. */
  plan: { block: number; to: number }[]
  pending: number[]

  winner: number
  reason: EndReason | null
}

export interface Battle {
  area: number
  attacker: Seat
  round: number
  /** By seat: blocks that fight and can be hit, sorted. */
  front: Pair<number[]>
  reserve: Pair<number[]>
  /** Blocks of the front whose turn in this round is over. */
  acted: number[]
  /** Blocks that changed sides in this battle, as they are now. */
  defected: number[]
  /** Offices that have rolled, as bits: 1 King, 2 Pretender, 4 Warwick (R3-9.9). */
  rolled: number
  /** By seat and border: this round's retreats (R3-6.9). */
  retreats: Pair<number[]>
  /** Hits waiting for their owner to choose who takes them. */
  hits: number
}
