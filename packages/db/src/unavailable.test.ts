import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase, rows } from './connection.ts'
import { openTestDatabase } from './test-database.ts'
import { transact } from './transaction.ts'
import { DatabaseTime } from './database-time.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('said by the server'), { code })
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })

test.each([
  ['no connection', new DatabaseUnavailable(new Error('timeout exceeded when trying to connect'))],
  ['too many connections', withCode('53300')],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a connection exception', withCode('08006')],
  ['a lock that others keep', withCode('55P03')],
  ['a statement that took too long', withCode('57014')],
  ['a server that only reads', withCode('25006')],
  ['a full disk', withCode('53100')],
  ['too little memory', withCode('53200')],
  ['a disk that fails', withCode('58030')],
  ['a statement whose connection broke', new DrizzleQueryError('select 1', [], withCode('ECONNRESET'))],
  ['a connection that was lost', new Error('Connection terminated unexpectedly')],
])('%s means a database that cannot serve, also when the error is wrapped', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(isDatabaseUnavailable(wrapped(wrapped(error)))).toBe(true)
})

test.each([
  ['a broken constraint', withCode('23505')],
  ['a deadlock', withCode('40P01')],
  ['somebody else’s network', withCode('ECONNREFUSED')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing at all', undefined],
])('%s does not mean a database that cannot serve', (_what, error) =>
  expect(isDatabaseUnavailable(error)).toBe(false),
)

test('Queries and transactions fail with DatabaseUnavailable when no server listens', async () => {
  const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(database.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
  await expect(transact(database.db, async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await database.close()
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'Queries and transactions fail with DatabaseUnavailable while all connections are held',
  async () => {
    const database = await openTestDatabase({ poolSize: 1 })
    const { promise: over, resolve: release } = Promise.withResolvers<void>()
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    const holder = database.db.transaction(async () => {
      take()
      await over
    })
    await taken
    await expect(database.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(transact(database.db, async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable)
    release()
    await holder
    expect(await rows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    await database.close()
  },
)

test.runIf(process.env['TEST_DATABASE_URL'])(
  'A connection to a silent server is closed, and a new one is opened when it responds again',
  async () => {
    const own = await openTestDatabase()
    const between = await openRelay(own.url ?? '')
    const database = await openDatabase({ url: between.url })
    expect(await rows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    const began = performance.now()
    const underWay = expect(rows(database.db, sql`select pg_sleep(1)`)).rejects.toSatisfy(
      isDatabaseUnavailable,
    )
    between.freeze()
    await expect(database.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
    await underWay
    expect(performance.now() - began).toBeLessThan(5500)
    between.thaw()
    expect(await rows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    await database.close()
    await between.close()
    await own.close()
  },
  20_000,
)

test.runIf(process.env['TEST_DATABASE_URL'])(
  'Successive waits of a request for a silent server share one time limit, after which its transaction is rolled back',
  async () => {
    const own = await openTestDatabase()
    await own.db.execute(sql`create table notes (text text)`)
    const between = await openRelay(own.url ?? '')
    const database = await openDatabase({ url: between.url })
    await rows(database.db, sql`select 1`)
    const began = performance.now()
    const request = new DatabaseTime().run(async () => {
      const failed: unknown[] = []
      await transact(database.db, async (tx) => {
        await tx.execute(sql`insert into notes values ('one')`)
        between.freeze()
        await tx.execute(sql`insert into notes values ('two')`)
      }).catch((error: unknown) => failed.push(error))
      for (let n = 0; n < 3; n++)
        await database.db.execute(sql`select 1`).catch((error: unknown) => failed.push(error))
      return failed
    })
    expect((await request).map(isDatabaseUnavailable)).toEqual([true, true, true, true])
    expect(performance.now() - began).toBeLessThan(5000)
    between.thaw()
    const openTransactions = sql`select pid from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    await expect.poll(() => rows(own.db, openTransactions)).toEqual([])
    expect(await own.db.$count(sql`notes`)).toBe(0)
    await database.close()
    await between.close()
    await own.close()
  },
  20_000,
)

/** Opens a relay to a server. It can stop forwarding, as if the server were frozen. */
async function openRelay(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let frozen = false
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (frozen) from.pause()
      from.on('data', (chunk) => to.write(chunk)).on('error', () => {})
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => void relay.listen(0, resolve))
  const url = new URL(target)
  url.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`
  return {
    url: url.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () => new Promise<void>((resolve) => void relay.close(() => resolve())),
  }
}
