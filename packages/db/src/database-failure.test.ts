import { type AddressInfo, createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { describeDatabaseFailure } from './database-failure.ts'

const PASSWORD = 'canary-password'

/** Starts a server that answers each connection with an error of this state and these words; returns its address. */
async function refusing(state: string, words: string): Promise<string> {
  const fields = `SFATAL\0VFATAL\0C${state}\0M${words}\0\0`
  const answer = Buffer.alloc(5 + fields.length)
  answer.write('E')
  answer.writeInt32BE(4 + fields.length, 1)
  answer.write(fields, 5)
  return listening((socket) => socket.end(answer))
}

async function listening(onConnection: (socket: import('node:net').Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => onConnection(socket))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `postgres://school:${PASSWORD}@127.0.0.1:${(server.address() as AddressInfo).port}/school`
}

/** Starts with this address; returns the message for the operator. */
async function told(url: string, directUrl?: string): Promise<string | undefined> {
  const database = await openDatabase({ url, directUrl })
  try {
    await database.migrate()
    return 'started'
  } catch (error) {
    return describeDatabaseFailure(error)
  } finally {
    await database.close()
  }
}

const SENTENCE = /^DATABASE_URL: the database cannot be used: [^\n]+\.$/

test.each([
  ['28P01', 'password authentication failed for user "school"', 'refuses the password'],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.7", user "school", no encryption', 'such as over TLS'],
  ['3D000', 'database "school" does not exist', 'no database of this name'],
  ['53300', 'sorry, too many clients already', 'no connection left'],
  ['53100', 'could not write: No space left on device', 'disk is full'],
  ['53200', 'out of memory', 'too little memory'],
  ['57P03', 'the database system is starting up', 'starting'],
  ['55P03', 'canceling statement due to lock timeout', 'holds a lock'],
  ['25006', 'cannot execute UPDATE in a read-only transaction', 'only reads'],
  ['58030', 'could not read file', 'operating system fails'],
  ['08P01', 'server login has been failing', 'server login has been failing'],
])(
  'A server that cannot start because PostgreSQL answers %s (%s) says why in a sentence without the database address',
  async (state, words, why) => {
    const said = await told(await refusing(state, words))
    expect(said).toMatch(SENTENCE)
    expect(said).toContain(why)
    expect(said).not.toContain('canary')
  },
)

test.each([
  ['nothing listens', 'postgres://school:canary-password@127.0.0.1:1/school', 'nothing listens'],
  ['no host has the name', 'postgres://school:canary-password@no-such-host.invalid/school', 'host'],
  ['the port is another', 'postgres://school:canary-password@localhost:1/school', 'nothing listens'],
])('A server that cannot start because %s says so in a sentence', async (_what, url, why) => {
  const said = await told(url)
  expect(said).toMatch(SENTENCE)
  expect(said).toContain(why)
  expect(said).not.toContain('canary')
})

test('A server that cannot start says that PostgreSQL speaks no TLS when the database address demands it', async () => {
  const url = await listening((socket) => socket.end('N'))
  expect(await told(`${url}?sslmode=verify-full`)).toContain('does not speak TLS')
})

test('A server that cannot start says that PostgreSQL does not answer', async () => {
  expect(await told(await listening(() => {}))).toContain('it does not answer')
})

test('A server that cannot start names DATABASE_DIRECT_URL when only that address cannot be used', async () => {
  const said = await told(
    'postgres://127.0.0.1:1/a',
    await refusing('28P01', 'password authentication failed'),
  )
  expect(said).toMatch(/^DATABASE_DIRECT_URL: .*refuses the password/)
})

test('A failed statement during the start is described by its reason and not by its SQL', () => {
  const cause = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  const said = describeDatabaseFailure(new DrizzleQueryError('create table canary', ['canary'], cause))
  expect(said).toMatch(SENTENCE)
  expect(said).not.toContain('canary')
})

test.each([
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a broken constraint', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['another service', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
])('%s is not described as a failure of the database', (_what, error) => {
  expect(describeDatabaseFailure(error)).toBeUndefined()
})
