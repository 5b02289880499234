/** Moves. Every one is a single small choice; `rules/notation.ts` writes them. */
import type { Seat } from '../../../engine/game.ts'

export const SLOTS = ['UL', 'UR', 'LL', 'LR'] as const
export const ALLY_COLOURS = ['green', 'yellow'] as const
export type AllyColour = (typeof ALLY_COLOURS)[number]

/** Where an owned knight stands; `index` is the county, the space or the slot (0 at court). */
export type Where = 'court' | 'county' | 'castle' | 'conflict'

export type Move =
  /** Two players: the start player picks the colour of the own ally (section 12; no effect on play). */
  | { readonly type: 'ally'; readonly colour: AllyColour }
  /** An extension tile onto its space: the secret choice at set-up and every tile gained afterwards. */
  | { readonly type: 'extend'; readonly space: number }
  /* Placement of a knight from the court (LA-4). */
  | {
      readonly type: 'county'
      readonly ally: boolean
      readonly strength: number
      readonly county: number
      readonly squires: number
    }
  | { readonly type: 'castle'; readonly ally: boolean; readonly strength: number; readonly space: number }
  | { readonly type: 'conflict'; readonly ally: boolean; readonly strength: number; readonly slot: number }
  /** Only when no knight at court has a legal space (LA-A24). */
  | { readonly type: 'pass' }
  /** Which face-up favour tile (LA-4.19). */
  | { readonly type: 'favour'; readonly favour: number }
  /** Nobleman of the favour: taken from this county, or removed there for an ally. */
  | { readonly type: 'nobleman'; readonly county: number }
  /** The knight of that strength there becomes one of strength `to`. */
  | {
      readonly type: 'upgrade'
      readonly ally: boolean
      readonly where: Where
      readonly index: number
      readonly strength: number
      readonly to: number
    }
  /** Declines an upgrade, a tile or a journey. */
  | { readonly type: 'decline' }
  | { readonly type: 'vote'; readonly yes: boolean; readonly votes: number }
  | { readonly type: 'exchange'; readonly times: number }
  /** A county's holder (LA-7.2). */
  | { readonly type: 'take'; readonly what: 'nobleman' | 'reward' | 'both' }
  /** Surrey's holder names the start player (LA-7.5). */
  | { readonly type: 'name'; readonly seat: Seat }
  /** The county's knight sails to that conflict (LA-13.7). */
  | { readonly type: 'journey'; readonly slot: number }
  /** Castle turn: resolves the knight on a space, the tile on it, or the ally's knight (LA-8.2). */
  | { readonly type: 'resolve'; readonly what: 'knight' | 'tile' | 'ally'; readonly space: number }
  /** Ransoms one own prisoner of that strength (LA-9.6). */
  | { readonly type: 'free'; readonly strength: number }
  /** Ends a castle turn (what is left costs something and is skipped) or a ransom. */
  | { readonly type: 'done' }

type Kept<Some> = Some extends { readonly type: infer Type } ? Omit<Some, 'type'> & { readonly do: Type } : never

/** A move as the state keeps it, under the tag it had in the first tables: their saves and hashes still hold. */
export type KeptMove = Kept<Move>
