/** Figures of a table that are not as in the box, and those the house plays by unless a table says otherwise. */
import { type Static, Type } from 'typebox'
import { Id } from './common.ts'

/** Longer lists are cut; their number is told. */
export const MOST_DIFFERENCES = 100

export const TableFiguresSchema = Type.Object(
  {
    /** How many figures differ from the box; 0 where the table plays as printed, whatever options it was given. */
    n: Type.Integer(),
    differ: Type.Array(
      Type.Object({
        figure: Type.String({ description: 'Its path, as the option `figures` names it' }),
        printed: Type.Unknown(),
        here: Type.Unknown(),
      }),
      { description: `The first ${MOST_DIFFERENCES}` },
    ),
  },
  { $id: 'TableFigures' },
)
export type TableFigures = Static<typeof TableFiguresSchema>

/** No controls, no marks that turn the direction of writing. */
const SetName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}]+$' })
const Corrections = Type.Record(Type.String({ maxLength: 80 }), Type.Unknown())

export const HouseFiguresSchema = Type.Object(
  {
    figures: Type.Array(
      Type.Object({ game: Type.String(), name: Type.String(), figures: Type.Record(Type.String(), Type.Unknown()) }),
    ),
  },
  { $id: 'HouseFigures' },
)
export type HouseFigures = Static<typeof HouseFiguresSchema>

/** Sets that somebody keeps with an account: so many of all games, and so many letters of each and of all together. */
export const MOST_SETS = 60
export const MOST_SET_TEXT = 30_000
export const MOST_SETS_TEXT = 120_000

const MySet = Type.Object({
  game: Type.String(),
  name: Type.String(),
  figures: Type.Record(Type.String(), Type.Unknown()),
})
export const FigureSetsSchema = Type.Object({ sets: Type.Array(MySet) }, { $id: 'FigureSets' })
export type FigureSets = Static<typeof FigureSetsSchema>
export const KeepSetBody = Type.Object(
  { game: Id, name: SetName, figures: Corrections },
  { $id: 'KeepFigureSet', additionalProperties: false },
)
export const DropSetBody = Type.Object(
  { game: Id, name: SetName },
  { $id: 'DropFigureSet', additionalProperties: false },
)

const Why = Type.String({ minLength: 1, maxLength: 300, description: 'For the audit list' })
export const SetFiguresBody = Type.Object(
  { game: Id, name: SetName, figures: Corrections, why: Why },
  { $id: 'SetFigures', additionalProperties: false },
)
export const DropFiguresBody = Type.Object({ game: Id, why: Why }, { $id: 'DropFigures', additionalProperties: false })
