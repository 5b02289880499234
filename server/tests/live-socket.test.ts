import { expect, test, vi } from 'vitest'
import type { Connection } from '../live/connection.ts'
import { LiveSocket } from '../live/live-socket.ts'

/** As the server makes them: for a stream that is there already. */
function makeSocket(): LiveSocket {
  return new (LiveSocket as unknown as new (address: null, protocols: undefined, options: object) => LiveSocket)(
    null,
    undefined,
    {},
  )
}

test('what comes in by a socket is told to its own connection, each thing once and as what it is', () => {
  const socket = makeSocket()
  const heard = vi.fn<(what: string, ...told: unknown[]) => void>()
  const connection = { name: 'Anna' } as Connection
  const ears = {
    ponged: (of: Connection) => heard('pong', of),
    pinged: (of: Connection, data: Buffer) => heard('ping', of, data),
    spoken: (of: Connection, data: Buffer, isBinary: boolean) => heard('message', of, data, isBinary),
    closed: (of: Connection) => heard('close', of),
  }
  const data = Buffer.from('words')
  const before = vi.fn<() => void>()
  socket.on('message', before)
  socket.emit('message', data, false)
  expect(before).toHaveBeenCalledTimes(1)
  expect(heard).not.toHaveBeenCalled()

  socket.tell(connection, ears)
  socket.emit('message', data, true)
  socket.emit('ping', data)
  socket.emit('pong', data)
  socket.emit('close', 1000, data)
  expect(heard.mock.calls).toEqual([
    ['message', connection, data, true],
    ['ping', connection, data],
    ['pong', connection],
    ['close', connection],
  ])
})

test('a socket that breaks is ended, and nothing is thrown', () => {
  const socket = makeSocket()
  const terminate = vi.spyOn(socket, 'terminate').mockImplementation(() => undefined)
  socket.tell({} as Connection, { ponged: vi.fn(), pinged: vi.fn(), spoken: vi.fn(), closed: vi.fn() })
  socket.emit('error', new Error('broken'))
  expect(terminate).toHaveBeenCalledTimes(1)
})
