/** A balancer as small as can be: each connection goes to the next node that takes it. */
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  readonly url: string
  /** The ports of the nodes that are asked. */
  nodes: readonly number[]
  close(): void
}

export async function startBalancer(nodes: readonly number[]): Promise<Balancer> {
  let turn = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    client.on('error', () => client.destroy())
    const from = turn++
    const pass = (tries: number): void => {
      const port = balancer.nodes[(from + tries) % balancer.nodes.length]
      if (port === undefined || tries >= balancer.nodes.length || client.destroyed) return void client.destroy()
      const node = connect(port, '127.0.0.1')
      keep(node)
      let through = false
      node.once('connect', () => {
        through = true
        client.pipe(node)
        node.pipe(client)
      })
      node.on('error', () => (through ? client.destroy() : pass(tries + 1)))
      node.on('close', () => through && client.destroy())
      client.on('close', () => node.destroy())
    }
    pass(0)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const balancer: Balancer = {
    url: `http://127.0.0.1:${port}`,
    nodes,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return balancer
}
