/** Who comes and goes at a table, told to those who are there: soon, and not once for each of a crowd. */
import type { Services } from '../services.ts'
import { GRACE_MS } from '../tables/info.ts'
import { markSeen } from '../tables/presence.ts'
import type { Moved } from '../storage/index.ts'
import type { Hub } from './hub.ts'

const CROWD_MS = 1000

const planned = new WeakMap<Hub, Map<string, NodeJS.Timeout>>()

/** Tells the table's page once more, after a while in which more may happen. */
function tellSoon(services: Services, table: string, wait: number): void {
  const { hub } = services
  const plans = planned.get(hub) ?? new Map<string, NodeJS.Timeout>()
  planned.set(hub, plans)
  const key = `${table} ${wait}`
  if (plans.has(key)) return
  const tell = (): void => {
    plans.delete(key)
    const live = services.tables.get(table)
    if (live && hub.viewers(table).length > 0) hub.tellInfo(live)
  }
  plans.set(key, setTimeout(tell, wait).unref())
}

/** Somebody has come to look on, or has gone. */
export function noteOnlooker(services: Services, table: string): void {
  tellSoon(services, table, CROWD_MS)
}

/** A seat has lost its last connection here: the others see it within seconds, at every node. */
export function noteLeft(services: Services, table: string, seat: number): void {
  if (!services.hub.noteLeft(table, seat)) return
  services.storage.hint({ moved: [{ table, seat, here: false }] })
  tellSoon(services, table, GRACE_MS + 50)
}

/** A seat has its first connection here. */
export function noteCame(services: Services, table: string, seat: number): void {
  services.storage.hint({ moved: [{ table, seat, here: true }] })
}

/** Another node says so; who is said to have gone, and is here as well, has not gone. */
export function hearMoved(services: Services, { table, seat, here }: Moved): void {
  const live = services.tables.get(table)
  if (!live) return
  if (here) {
    if (services.hub.forgetLeft(table, seat)) services.hub.tellInfo(live)
  } else if (services.hub.noteLeft(table, seat)) tellSoon(services, table, GRACE_MS + 50)
  else markSeen(services, live, seat)
}
