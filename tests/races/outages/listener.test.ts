import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '@section/db/connection.ts'
import { listenWithDuplicates } from '../broken-implementations/duplicating-listener.ts'

// The connection that hears announcements is lost while the database refuses connections, and comes back.

const AWAY_MS = 1600
const SETTLED_MS = 1500

type Listen = (url: string, onReturn: () => void) => Promise<() => Promise<void>>

/** Lets the database go away for a while; returns the number of connections afterwards and of returns that were announced. */
async function throughAbsence(listen: Listen): Promise<{ connections: number; returns: number }> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('A connection needs a real PostgreSQL: set TEST_DATABASE_URL.')
  const between = await openRelay(new URL(url))
  let returns = 0
  const close = await listen(between.url, () => returns++)
  await between.leave()
  await wait(AWAY_MS)
  returns = 0
  await between.comeBack()
  await wait(SETTLED_MS)
  const connections = between.connections()
  await close()
  await between.leave()
  return { connections, returns }
}

test('A listener has one connection again after the database was away, and its return is reported once', async () => {
  const found = await throughAbsence(async (url, onReturn) => {
    const database = await openDatabase({ url, poolSize: 1 })
    const unlisten = await database.listen('changes', () => {}, onReturn)
    return async () => {
      await unlisten()
      await database.close()
    }
  })
  expect(found).toEqual({ connections: 1, returns: 1 })
})

test('A listener that reconnects both at the end of a connection and after a failed attempt is detected', async () => {
  const found = await throughAbsence((url, onReturn) => listenWithDuplicates(url, 'changes', onReturn))
  expect(found.connections).toBeGreaterThan(1)
  expect(found.returns).toBeGreaterThan(1)
})

/** Opens a relay to a server that can go away and come back at the same port. */
async function openRelay(target: URL) {
  const pairs = new Map<Socket, Socket>()
  let server: Server | undefined
  const open = (port: number) =>
    new Promise<Server>((resolve) => {
      const opened = createServer((near) => {
        const far = connect(Number(target.port), target.hostname)
        pairs.set(near, far)
        near.pipe(far).pipe(near)
        for (const socket of [near, far])
          socket
            .on('error', () => {})
            .on('close', () => {
              pairs.delete(near)
              near.destroy()
              far.destroy()
            })
      }).listen(port, '127.0.0.1', () => resolve(opened))
    })
  server = await open(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    connections: () => pairs.size,
    async leave() {
      const closed = new Promise((resolve) => server?.close(resolve))
      for (const [near, far] of pairs) for (const socket of [near, far]) socket.destroy()
      await closed
    },
    async comeBack() {
      server = await open(port)
    },
  }
}
