/**
 * What a seat (or a spectator) sees. Of the enemy's upright blocks it holds no more than the table of
 * R3 chapter 17 allows: how many, of which colour, where. Every number a player needs is in here.
 */
import type { Outcome, Seat } from '../../../engine/index.ts'
import type { AreaId, BlockId, CardId, ScenarioId, ZoneId } from '../rules/ids.ts'
import type { Office, Phase, Rules } from './state.ts'

export interface View {
  /** Whose view it is: 0 Lancaster, 1 York, `null` a spectator. */
  readonly seat: Seat | null
  readonly scenario: ScenarioId
  readonly rules: Rules
  /** 1-based; `campaigns` and `turns` say how many there are. */
  readonly campaign: number
  readonly campaigns: number
  readonly turn: number
  readonly turns: number
  readonly phase: Phase
  readonly awaiting: readonly Seat[]
  /** Player 1 of this turn; `null` before the cards are shown. */
  readonly first: Seat | null
  /** Whose actions, battle turn, regroup or plan it is; `null` while both decide. */
  readonly active: Seat | null
  /** The house that holds the throne, and the two titles (`null` while vacant). */
  readonly throne: Seat
  readonly king: BlockId | null
  readonly pretender: BlockId | null
  /** Henry VI in Middlesex (R3-15.2). */
  readonly prisoner: BlockId | null
  /** All 33 areas in the order of `AREAS`. */
  readonly areas: readonly AreaView[]
  /** All 62 borders in the order of the data file. */
  readonly borders: readonly BorderView[]
  /** The seat's own blocks on the map and upright in its pool, in the order of `BLOCKS`. */
  readonly blocks: readonly OwnBlock[]
  /** By seat. */
  readonly houses: readonly HouseView[]
  /** The action phase; `null` outside it. */
  readonly action: ActionView | null
  /** Areas where blocks entered a battle this turn, until it is fought. */
  readonly attacks: readonly AttackView[]
  readonly battle: BattleView | null
  /** The latest roll of the campaign; after its battle the dice stay, the names go. */
  readonly roll: RollView | null
  /** A mark of all that was done aloud in battles so far: tables that look alike were told alike. */
  readonly deeds: number
  readonly regroup: RegroupView | null
  /** The minor who enters now and where he may (R3-10.5). */
  readonly entry: { readonly seat: Seat; readonly block: BlockId; readonly areas: readonly AreaId[] } | null
  /** Heirs serving the enemy whose fate is still to be asked in this supply phase, the first one now. */
  readonly doomed: readonly BlockId[]
  /** Supply losses or surplus exiles: by seat, what each area must give up. */
  readonly surplus: readonly (readonly SurplusView[])[]
  /** The seat's own blocks named so far for `surplus`. */
  readonly named: readonly BlockId[]
  /** The seat's own plan of going home. */
  readonly plan: readonly { readonly block: BlockId; readonly to: AreaId | 'pool' }[]
  /** The seat's own blocks whose home is still to be chosen. */
  readonly pending: readonly BlockId[]
  readonly outcome: Outcome | null
}

export interface AreaView {
  readonly id: AreaId
  /** Upright blocks by the colour of their backs; a prisoner and face-down blocks apart. */
  readonly red: number
  readonly white: number
  readonly black: number
  readonly holder: Seat | 'contested' | null
  /** Face-down mercenaries at home. */
  readonly faceDown: readonly BlockId[]
  /** Blocks it feeds (R3-11.2, R3-11.3), besides the mercenaries at home there. */
  readonly limit: number
  /** Blocks that count against the limit; `null` where the viewer cannot know (mercenaries in enemy exile). */
  readonly counted: number | null
  /** Blocks above the limit as things stand; `null` as above. */
  readonly surplus: number | null
}

export interface BorderView {
  /** As in the data file. */
  readonly id: string
  /** By seat: blocks that may still cross this turn, from `a` to `b` and from `b` to `a` (Surprise included). */
  readonly left: readonly { readonly ab: number; readonly ba: number }[]
}

export interface OwnBlock {
  readonly block: BlockId
  readonly at: AreaId | 'pool'
  readonly strength: number
  readonly max: number
  /** May not move any more this turn. */
  readonly moved: boolean
  /** Cannot leave now because of the enemy's main force (R3-6.14). */
  readonly pinned: boolean
  /** In an area with a battle: fights from round 1, or waits as a reserve. */
  readonly role: 'main' | 'reserve' | 'defender' | null
  /** The border (named by the area it came from) or sea zone by which it entered the battle. */
  readonly via: AreaId | ZoneId | null
}

export interface HouseView {
  /** Five heirs, senior first. */
  readonly heirs: readonly HeirView[]
  /** Blocks upright in the pool, by colour. */
  readonly pool: { readonly red: number; readonly white: number; readonly black: number }
  /** Face down in the pool until the reset, publicly known. */
  readonly poolDown: readonly BlockId[]
  /** Out for good (this side's copies). */
  readonly dead: readonly BlockId[]
  /** Copies kept aside because the other copy is in play. */
  readonly aside: readonly BlockId[]
  /** Minors that will enter in the next supply phase. */
  readonly minorsDue: number
  readonly cards: CardsView
  /** What a usurpation count would give now (R3-12.2): exact for one's own side, a range for the other. */
  readonly count: { readonly least: number; readonly most: number }
  /** The Treason roll of this turn is still there. */
  readonly treason: boolean
}

export interface HeirView {
  readonly block: BlockId
  readonly state: 'in-play' | 'minor' | 'dead' | 'serves-enemy' | 'prisoner'
  readonly title: 'king' | 'pretender' | null
}

export interface CardsView {
  /** How many cards are in hand (a secretly chosen one included). */
  readonly n: number
  /** The hand itself where the viewer may see it: one's own, or shown for a redeal; `null` otherwise. */
  readonly hand: readonly CardId[] | null
  /** Points in that hand; a redeal may be demanded up to 13. */
  readonly points: number | null
  /** Has chosen a card this turn (or answered about the redeal). */
  readonly ready: boolean
  /** This turn's card: one's own at once, both once shown. */
  readonly card: CardId | null
  /** One's own answer about the redeal. */
  readonly answer: 'decline' | 'request' | null
  /** Played in this campaign, in order. */
  readonly spent: readonly CardId[]
  /** Redeals this seat has demanded in this campaign. */
  readonly redeals: number
}

export interface ActionView {
  readonly seat: Seat
  readonly card: CardId
  readonly points: number
  /** Areas whose blocks may march without another point. */
  readonly activated: readonly AreaId[]
  readonly muster: AreaId | null
  /** The area whose main attack the seat is naming, for its own eyes. */
  readonly asking: AreaId | null
}

export interface AttackView {
  readonly area: AreaId
  readonly attacker: Seat
  /** How blocks came in, by seat: over which border (the area behind it) or from which sea, how many. */
  readonly entries: readonly {
    readonly seat: Seat
    readonly from: AreaId | ZoneId
    readonly n: number
    /** Fights from round 1; `null` while the attacker has not fixed it for the viewer to know. */
    readonly main: boolean | null
  }[]
  /** Borders the attacker and a reinforcing defender may still open. */
  readonly bordersLeft: readonly number[]
  /** Blocks of the defender that may not leave (R3-6.14); `null` while not fixed, 0 where Player 2 attacks. */
  readonly pinned: number | null
  /** Of the defender's blocks that started here, how many may still leave; `null` as above. */
  readonly free: number | null
}

export interface BattleView {
  readonly area: AreaId
  readonly attacker: Seat
  readonly round: number
  readonly rounds: number
  /** All revealed blocks of both sides, in the order of `BLOCKS`. */
  readonly front: readonly FighterView[]
  /** By seat: how many wait in reserve, and those of them everybody saw change sides. */
  readonly reserves: readonly { readonly n: number; readonly known: readonly ReserveView[] }[]
  /** The seat's own reserves. */
  readonly own: readonly ReserveView[]
  /** Blocks whose turn it is: one side, one letter. */
  readonly next: readonly BlockId[]
  /** Changed sides in this battle; no roll may be made on them. */
  readonly defected: readonly BlockId[]
  /** Offices whose roll is spent in this battle. */
  readonly rolled: readonly Office[]
  /** Rolls that could be made now or on a later turn of this round, with their odds. */
  readonly treachery: readonly TreacheryView[]
  /** Hits waiting to be assigned by the awaited seat. */
  readonly hits: number
  /** By seat: areas its blocks could retreat to now, with the room left at the border (`null`: by sea). */
  readonly retreats: readonly (readonly { readonly to: AreaId; readonly left: number | null }[])[]
}

export interface RollView {
  /** Counts the rolls of the campaign. */
  readonly number: number
  readonly how: 'fire' | 'charge' | 'shot-back' | 'treachery' | 'treason'
  /** `null` for the Treason card, and once the battle is over. */
  readonly block: BlockId | null
  /** Of a charge, a shot back or treachery, while the battle lasts. */
  readonly target: BlockId | null
  /** 0 for treachery. */
  readonly firepower: number
  readonly dice: readonly number[]
  /** Hits; for treachery 1 if it worked. */
  readonly hits: number
}

export interface ReserveView {
  readonly block: BlockId
  readonly strength: number
}

export interface FighterView {
  readonly block: BlockId
  readonly seat: Seat
  readonly strength: number
  readonly letter: 'A' | 'B' | 'C' | 'D'
  /** With every bonus. */
  readonly firepower: number
  readonly bonuses: readonly ('shield' | 'crown' | 'cathedral' | 'city' | 'wales')[]
  readonly acted: boolean
  /** The senior heir of his side here, who may charge. */
  readonly mayCharge: boolean
  /** Came by sea as a pirate: the zone he may leave by. */
  readonly pirate: ZoneId | null
}

export interface TreacheryView {
  readonly office: Office
  readonly seat: Seat
  /** `null` for the Treason card. */
  readonly block: BlockId | null
  readonly target: BlockId
  readonly dice: number
  /** One in this many. */
  readonly oneIn: number
}

export interface RegroupView {
  readonly area: AreaId
  readonly seat: Seat
  /**
   * For the eyes of that seat: where its blocks may go by land, with the room left at the border;
   * `null`: by sea, for pirates.
   */
  readonly to: readonly { readonly area: AreaId; readonly left: number | null }[]
}

export interface SurplusView {
  readonly area: AreaId
  readonly n: number
}
