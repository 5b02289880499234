/** What lies in the drawers: the list of moves, talk, notes, orders, rules. */
import { lazy } from 'preact-iso'
import type { ComponentChildren } from 'preact'
import type { AskedRule } from '../rules/beside.tsx'
import { Chat } from './chat.tsx'
import { Drawer } from './drawers.tsx'
import { Notes } from './notes.tsx'
import { RulesDrawer } from './rules-drawer.tsx'
import type { Refused, Scene, Table } from './table.ts'
import type { TableText } from './table-text.ts'
import type { Drawers } from './use-drawer.ts'
import { Watchers } from './watchers.tsx'

/** Few open it, and it brings the rules of foreseen lines. */
const OrdersDrawer = lazy(() => import('../orders/orders-drawer.tsx').then((module) => module.OrdersDrawer))

interface Props {
  readonly table: Table
  readonly tableText: TableText
  readonly scene: Scene
  readonly drawer: Drawers
  /** The list of moves, which is there even while its drawer is folded. */
  readonly moves: ComponentChildren
  readonly rule: AskedRule | null
  /** Where the board tells its signs. */
  readonly signs: (place: Element | null) => void
  readonly report: (no: Refused | null) => void
}

export function OpenDrawer({ table, tableText, scene, drawer, moves, rule, signs, report }: Props) {
  const { open, close } = drawer
  const talk = table.talk?.value
  return (
    <>
      <Drawer id="moves" open={open === 'moves'} close={close} unfold={() => drawer.show('moves')}>
        {moves}
      </Drawer>
      {open === 'talk' && talk && (
        <Drawer id="talk" open close={close}>
          <Chat table={table} talk={talk} tableText={tableText} />
          {table.audience && <Watchers audience={table.audience} report={report} />}
        </Drawer>
      )}
      {open === 'notes' && table.notes && (
        <Drawer id="notes" open close={close}>
          <Notes notes={table.notes} name={`${table.id}.notes`} />
        </Drawer>
      )}
      {open === 'orders' && table.orders && (
        <Drawer id="orders" open close={close}>
          <OrdersDrawer table={table} orders={table.orders} scene={scene} tableText={tableText} />
        </Drawer>
      )}
      {open === 'rules' && (
        <Drawer id="rules" open close={close}>
          <RulesDrawer game={table.game.about.id} asked={rule} signs={signs} />
        </Drawer>
      )}
    </>
  )
}
