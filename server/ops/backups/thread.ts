import { workerData } from 'node:worker_threads'
import { backup } from '../backup.ts'
import { exportHouse } from '../house/export.ts'
import type { ThreadData } from './schedule.ts'

const { dataDir, databaseUrl, to } = workerData as ThreadData
if (databaseUrl) await exportHouse({ dataDir, databaseUrl, to })
else await backup({ dataDir, to })
