/** The parts of the benchmark, in the order they run. */
import { aims } from './aims.ts'
import { before } from './before.ts'
import { client } from './client.ts'
import { costs } from './costs.ts'
import { fair } from './fair.ts'
import type { Part } from './figures.ts'
import { growth } from './growth.ts'
import { hops } from './hops.ts'
import { partitions } from './partitions.ts'
import { notify } from './notify.ts'
import { people } from './people/index.ts'
import { plans } from './plans.ts'
import { roseKing, rules } from './rules.ts'
import { server } from './server.ts'
import { state } from './state.ts'
import { storage } from './storage.ts'

/** What is measured only if it is asked for by name. */
export const byName: readonly Part[] = [aims, before, costs, hops, people, notify, partitions]

export const parts: readonly Part[] = [roseKing, rules, state, storage, plans, server, fair, growth, client]
