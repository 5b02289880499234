/** Positions are built outside the tests: lessons begin with them, too. */
import { P1, P2, P3, P4, Table } from '../position.ts'

export * from '../position.ts'

/** A turn in which nearly everything happens. */
export function busy(): Table {
  const table = new Table({
    own: [
      ['castle-windsor', 'noble-stafford', 'port-sandwich', 'ship-sandwich', 'bishop-york'],
      ['large-town-london', 'noble-percy', 'large-town-york', 'castle-harlech', 'castle-bamburgh'],
      ['bishop-winchester', 'town-winchester', 'noble-tudor'],
      ['noble-herbert', 'port-caernarfon'],
    ],
    money: [60, 60, 30, 12],
    mercenaries: [2, 0, 1],
    vp: [3, 0, 9, 4],
  })
  table.plan(P1, {
    calais: ['midlands', 4],
    go: { 'noble-stafford': 'west-country', 'ship-sandwich': 'sea-northern-marches-west' },
    troops: { 'large-town-london': 3, 'castle-kenilworth': 1 },
    mercenaries: { 'castle-windsor': 2 },
    white: ['noble-stafford'],
    black: ['noble-percy', 'bishop-york'],
  })
  table.plan(P2, {
    troops: { 'castle-windsor': 5 },
    black: ['noble-stafford'],
    go: { 'noble-percy': 'northern-england' },
  })
  table.plan(P3, { troops: { 'castle-harlech': 3 }, mercenaries: { 'castle-windsor': 1 } })
  table.plan(P4, { troops: { 'castle-harlech': 4 }, black: ['noble-tudor'] })
  return table
}
