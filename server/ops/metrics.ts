import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'

const LAG_MS = 100
const UTILISATION_MS = 5000

/**
 * What `/metrics` shows. Nothing here can tell one table or person from another, and nothing moves with a step that is
 * played in secret: whoever can read it may sit at the table.
 */
export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // Finer looks at the event loop wake an idle server a hundred times a second, which is most of what it costs.
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: LAG_MS,
    eventLoopUtilizationTimeout: UTILISATION_MS,
  })
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
      help: 'HTTP requests by route, but those that play at a table',
      labelNames: ['method', 'route', 'status'],
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
    jobsDone: new Counter({
      name: 'roses_jobs_done_total',
      help: 'Jobs carried out by kind, but turns of bots, which may be secret',
      labelNames: ['kind'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'roses_job_failures_total',
      help: 'Jobs that failed and are tried again, by kind',
      labelNames: ['kind'],
      registers,
    }),
    lanesFull: new Counter({
      name: 'roses_lane_full_total',
      help: 'How often a lane of jobs had more to do than hands',
      labelNames: ['lane'],
      registers,
    }),
    workers: new Gauge({
      name: 'roses_workers',
      help: 'Rules threads at work, by lane',
      labelNames: ['lane'],
      registers,
    }),
    workersReplaced: new Gauge({
      name: 'roses_workers_replaced',
      help: 'Rules threads that had to be given up since the start, by lane',
      labelNames: ['lane'],
      registers,
    }),
    forwardedIgnored: new Gauge({
      name: 'roses_forwarded_ignored',
      help: '1 if requests come through a proxy although TRUST_PROXY is not set',
      registers,
    }),
    lastBackup: new Gauge({
      name: 'roses_last_backup_timestamp_seconds',
      help: 'When the server last made a copy of the house; 0 if never',
      registers,
    }),
    backupFailures: new Counter({
      name: 'roses_backup_failures_total',
      help: 'Copies of the house that could not be made',
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
