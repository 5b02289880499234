/** The two houses as one family: who is whose child, and where each stands in the drawing. */
import type { StoryWordId } from './words.ts'

type Named<Id> = Id extends `kin.${infer Name}` ? Name : never
export type KinId = Named<StoryWordId>

export interface Kin {
  readonly id: KinId
  readonly house?: 'lancaster' | 'york'
  readonly born: number
  readonly king?: true
  /** Married into another branch. */
  readonly with?: KinId
  /** The generation, where it is not that after the parent's: so that a couple stands side by side. */
  readonly row?: number
  readonly children?: readonly Kin[]
}

const LANCASTER: Kin = {
  id: 'gaunt',
  house: 'lancaster',
  born: 1340,
  children: [
    {
      id: 'henry-iv',
      house: 'lancaster',
      born: 1367,
      king: true,
      children: [
        {
          id: 'henry-v',
          house: 'lancaster',
          born: 1386,
          king: true,
          children: [
            {
              id: 'henry-vi',
              house: 'lancaster',
              born: 1421,
              king: true,
              children: [{ id: 'prince', house: 'lancaster', born: 1453 }],
            },
          ],
        },
      ],
    },
    {
      id: 'john-beaufort',
      house: 'lancaster',
      born: 1373,
      children: [
        {
          id: 'somerset',
          house: 'lancaster',
          born: 1404,
          children: [
            {
              id: 'margaret',
              house: 'lancaster',
              born: 1443,
              children: [{ id: 'henry-vii', house: 'lancaster', born: 1457, king: true, with: 'elizabeth', row: 7 }],
            },
          ],
        },
      ],
    },
  ],
}

const MORTIMER: Kin = {
  id: 'lionel',
  born: 1338,
  children: [
    {
      id: 'mortimers',
      born: 1355,
      children: [{ id: 'roger', born: 1374, children: [{ id: 'anne', born: 1388, with: 'cambridge' }] }],
    },
  ],
}

const YORK: Kin = {
  id: 'langley',
  house: 'york',
  born: 1341,
  children: [
    {
      id: 'cambridge',
      house: 'york',
      born: 1385,
      row: 4,
      children: [
        {
          id: 'york',
          house: 'york',
          born: 1411,
          children: [
            {
              id: 'edward-iv',
              house: 'york',
              born: 1442,
              king: true,
              children: [
                { id: 'elizabeth', house: 'york', born: 1466 },
                { id: 'edward-v', house: 'york', born: 1470, king: true },
                { id: 'little-richard', house: 'york', born: 1473 },
              ],
            },
            { id: 'rutland', house: 'york', born: 1443 },
            { id: 'clarence', house: 'york', born: 1449 },
            { id: 'richard-iii', house: 'york', born: 1452, king: true },
          ],
        },
      ],
    },
  ],
}

/** Lancaster stands before Lionel, the elder brother, so that the couples are neighbours. */
export const FAMILY: Kin = {
  id: 'edward-iii',
  born: 1312,
  king: true,
  children: [
    { id: 'black-prince', born: 1330, children: [{ id: 'richard-ii', born: 1367, king: true }] },
    LANCASTER,
    MORTIMER,
    YORK,
  ],
}

export interface Placed {
  readonly kin: Kin
  readonly column: number
  readonly row: number
  readonly parent?: Placed
}

/** Whoever has no children takes the next column; parents stand above the middle of theirs. */
export function placed(family: Kin): readonly Placed[] {
  let columns = 0
  const widthOf = (kin: Kin): number => (kin.children ?? []).reduce((sum, child) => sum + widthOf(child), 0) || 1
  const place = (kin: Kin, row: number, parent?: Placed): Placed[] => {
    const first = columns
    const self = { kin, row, column: first + (widthOf(kin) - 1) / 2, ...(parent ? { parent } : {}) }
    const below = (kin.children ?? []).flatMap((child) => place(child, child.row ?? row + 1, self))
    if (below.length === 0) columns += 1
    return [self, ...below]
  }
  return place(family, 0)
}
