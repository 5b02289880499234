import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'

/**
 * What `/metrics` shows. Nothing here can tell one table or person from another, and nothing moves with a step that is
 * played in secret: whoever can read it may sit at the table.
 */
export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // Once a second says as much as ten times, and is not felt.
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1000 })
  return {
    registry,
    acts: new Counter({ name: 'roses_acts_total', help: 'Acts everybody was told of', registers }),
    moves: new Histogram({
      name: 'roses_act_seconds',
      help: 'From an act everybody was told of arriving to its being stored and told',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    refusals: new Counter({ name: 'roses_refusals_total', help: 'Refusals by type', labelNames: ['type'], registers }),
    requests: new Histogram({
      name: 'roses_http_seconds',
      help: 'HTTP requests but those that act at a table',
      labelNames: ['method', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    sockets: new Gauge({ name: 'roses_sockets', help: 'Open live connections', registers }),
    liveTables: new Gauge({ name: 'roses_tables_in_use', help: 'Tables this node is busy with', registers }),
    tables: new Counter({ name: 'roses_tables_made_total', help: 'Tables made', labelNames: ['game'], registers }),
    timeouts: new Counter({ name: 'roses_timeouts_total', help: 'Decisions whose time was up', registers }),
    faults: new Counter({
      name: 'roses_faults_total',
      help: 'Requests cut short or failed in the rules threads',
      registers,
    }),
    jobLag: new Gauge({
      name: 'roses_job_lag_seconds',
      help: 'How late the jobs last claimed in a lane were, in whole seconds',
      labelNames: ['lane'],
      registers,
    }),
    quarantined: new Gauge({
      name: 'roses_tables_quarantined',
      help: 'Tables whose rules failed lately and which are served apart',
      registers,
    }),
    deadJobs: new Gauge({ name: 'roses_jobs_dead', help: 'Jobs given up after failing again and again', registers }),
  }
}

export type Metrics = ReturnType<typeof makeMetrics>
