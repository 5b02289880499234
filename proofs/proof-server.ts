/** A server for proofs: a process of its own on a fresh SQLite file, whose rows and logs can be read from outside. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServeOptions } from '../server/main.ts'
import { openStorage, type Storage } from '../server/storage/index.ts'
import { Client } from '../server/tests/client.ts'
import { type NodeProcess, startNode } from '../server/tests/process.ts'

export interface ProofServer {
  readonly node: NodeProcess
  readonly storage: Storage
  /** A guest and the id by which the rows know them. */
  guest(name: string): Promise<{ client: Client; id: string }>
  close(): Promise<void>
}

export async function startProofServer(options: ServeOptions = {}): Promise<ProofServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-proof-'))
  const node = await startNode({ port: 0, dataDir, ...options })
  const storage = await openStorage({ dataDir })
  return {
    node,
    storage,
    async guest(name) {
      const client = await Client.guest(node.url, name)
      const { me } = (await client.get<{ me: { id: string } }>('/api/me')).body
      return { client, id: me.id }
    },
    async close() {
      await node.kill('SIGTERM')
      await storage.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
