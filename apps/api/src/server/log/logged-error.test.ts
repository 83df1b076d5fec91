import { DrizzleQueryError, sql } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { insertMember } from '../../testing/insert-member.ts'
import { loggedError, reasonOf } from './logged-error.ts'

// A statement that fails is logged without the values that it was given. SECURITY.md#secrets-in-logs

const CANARY = 'canary-4711@secret.example'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const failureOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

const insertTwice = async () => {
  await insertMember(database.db, { email: CANARY })
  await insertMember(database.db, { email: CANARY })
}

test.each<[string, string, () => unknown]>([
  ['breaks a constraint', '23505', insertTwice],
  ['has a value of the wrong kind', '22P02', () => database.db.execute(sql`select ${CANARY}::uuid`)],
  ['divides by zero', '22012', () => database.db.execute(sql`select ${CANARY}::text, 1 / 0`)],
  ['names a table that is not there', '42P01', () => database.db.execute(sql`select ${CANARY} from nowhere`)],
])('A statement that %s is logged with its code %s and without its values', async (_name, code, work) => {
  const failure = await failureOf(work)
  expect(`${String(failure)} ${String((failure as Error).cause)}`).toContain(CANARY)
  const logged = loggedError(failure)
  expect(logged.cause?.code).toBe(code)
  expect(logged.stack).toContain('    at ')
  expect(JSON.stringify(logged)).not.toContain('canary')
  expect(reasonOf(failure)).toBe(`database error ${code}`)
})

test('The log names a constraint that a statement violated', async () => {
  expect(loggedError(await failureOf(insertTwice)).cause).toMatchObject({
    code: '23505',
    table: 'members',
    constraint: expect.stringContaining('email'),
  })
})

test('An error of an operation is logged without the values of its cause', async () => {
  const originalError = (await failureOf(() => database.db.execute(sql`select ${CANARY}::uuid`))) as Error
  const logged = loggedError(new GraphQLError('An operation failed', { originalError }))
  expect(JSON.stringify(logged)).not.toContain('canary')
  expect(logged.cause).toMatchObject({ statement: 'select $1::uuid' })
})

test('An error of our own is logged with its message, without e-mail addresses', () => {
  const error = Object.assign(new Error(`550 <${CANARY}> is unknown`), {
    code: 'EENVELOPE',
    response: CANARY,
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({ type: 'Error', message: '550 <…> is unknown', code: 'EENVELOPE' })
  expect(JSON.stringify(logged)).not.toContain('canary')
  expect(reasonOf(error)).toBe('550 <…> is unknown')
})

test('A query whose connection was lost is logged without its values, even in a single line', () => {
  const lost = new DrizzleQueryError('select $1', [CANARY], new Error('Connection terminated unexpectedly'))
  expect(lost.message).toContain(CANARY)
  const logged = loggedError(lost)
  expect(JSON.stringify(logged)).not.toContain('canary')
  expect(logged).toMatchObject({
    statement: 'select $1',
    cause: { message: 'Connection terminated unexpectedly' },
  })
  expect(reasonOf(lost)).toBe('database error')
})

test('An error that repeats the message of a query is logged without its values', () => {
  const query = new DrizzleQueryError(
    'select $1',
    ['canary'],
    new Error('Connection terminated unexpectedly'),
  )
  for (const error of [
    new GraphQLError(query.message, { originalError: query }),
    new Error(`It could not be kept: ${query.message}`, { cause: new Error('Again', { cause: query }) }),
  ]) {
    expect(error.message).toContain('canary')
    expect(JSON.stringify(loggedError(error))).not.toContain('canary')
    expect(reasonOf(error)).toBe('database error')
  }
})

test('A system error is logged with its message, although its code is as long as a database code', () => {
  const error = Object.assign(new Error('EPERM: operation not permitted, chmod'), { code: 'EPERM' })
  expect(loggedError(error)).toMatchObject({ message: error.message, code: 'EPERM' })
  expect(reasonOf(error)).toBe(error.message)
})

test('A value that looks like a stack frame is not logged', () => {
  const logged = loggedError(new DrizzleQueryError('select $1', ['x\n    at canary (secret.ts:1:1)']))
  expect(logged.stack).toContain('logged-error.test.ts')
  expect(JSON.stringify(logged)).not.toContain('canary')
})

test('A value that is no error is not logged', () => {
  expect(loggedError(CANARY)).toEqual({ type: 'string', message: '', stack: '' })
})
