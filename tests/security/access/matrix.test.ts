import { buildSchema, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '@section/api/app/features.ts'
import { collect } from '@section/api/server/graphql/schema.ts'
import { readContract } from '@section/api/server/graphql/contract-files.ts'
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'
import { spoiled } from './hostile-values.ts'
import { MATRIX } from './matrix.ts'
import { type Answer, NOBODY, type Row, type Verdict } from './row.ts'

const NOON = Date.parse('2026-05-13T15:00:00Z')
const OPERATIONS = new Map([...collect(operations, 'Query'), ...collect(operations, 'Mutation')])
const MUTATIONS = collect(operations, 'Mutation')

let school: DemoSchool
beforeAll(async () => {
  school = await openDemoSchool(NOON)
})
afterAll(() => school.close())

test('Every operation of the contract has a row of the access matrix, and each row an operation', async () => {
  const { sdl } = await readContract(new URL('../../../packages/contract', import.meta.url).pathname)
  const schema = buildSchema(sdl)
  const named = ['Query', 'Mutation'].flatMap((root) => {
    const type = schema.getType(root)
    return isObjectType(type) ? Object.keys(type.getFields()) : []
  })
  expect(Object.keys(MATRIX).sort()).toEqual(named.sort())
})

test.each(Object.entries(MATRIX))(
  'The operation %s is declared with the policy of its row',
  (name, { who, statuses }) => {
    const operation = OPERATIONS.get(name)
    expect(operation?.who).toBe(who)
    const declared = operation && 'statuses' in operation ? operation.statuses : undefined
    expect([...(declared ?? [])].sort()).toEqual([...(statuses ?? [])].sort())
  },
)

/** Video sessions that the accounts have opened in the row of createVideoSession, by user id. */
const videoSessions = new Map<string, string>()
const EVERYBODY = 28

describe.each(Object.entries(MATRIX))('The operation %s', (name, row) => {
  test(`answers each of ${EVERYBODY} callers as its row says`, async () => {
    const callers = [...school.personas, undefined, school.suspended]
    expect(callers).toHaveLength(EVERYBODY)
    const verdicts: Record<string, string> = {}
    const expected: Record<string, Verdict> = {}
    const ask = async (caller: Persona | undefined) => {
      verdicts[nameOf(caller)] = await actualVerdict(name, row, caller)
    }
    for (const caller of callers) expected[nameOf(caller)] = expectedVerdict(row, caller)
    const mayWrite = (caller: Persona | undefined) => expected[nameOf(caller)] === 'allowed'
    await unchanged(name, async () => {
      for (const caller of callers) if (!mayWrite(caller)) await ask(caller)
    })
    for (const caller of callers) if (mayWrite(caller)) await ask(caller)
    expect(verdicts).toEqual(expected)
  })

  if (row.who === 'owner') {
    test('returns and changes nothing of another member', async () => {
      await unchanged(name, async () => {
        for (const caller of school.personas) {
          const missing = await bytes(row, caller, row.missing?.(me(caller)))
          for (const other of [...others(caller), school.suspended.userId, `${caller.userId} `]) {
            const variables = row.variables?.({ userId: other, userVideoSessionId: NOBODY })
            expect(await bytes(row, caller, variables)).toBe(missing)
          }
        }
      })
    })
  }
})

test('Another member’s video session is answered like one that does not exist', async () => {
  const row = MATRIX['updateVideoSession'] as Row
  const [owner, ...rest] = school.personas
  const stolen = videoSessions.get(owner?.userId ?? '')
  expect(stolen).toBeDefined()
  await unchanged('updateVideoSession', async () => {
    for (const caller of rest) {
      const variables = row.variables?.({ userId: caller.userId, userVideoSessionId: stolen ?? '' })
      const answer = await bytes(row, caller, variables)
      expect(answer).toBe(await bytes(row, caller, row.missing?.(me(caller))))
    }
  })
})

test('No hostile value of an argument causes an internal error', async () => {
  const [caller] = school.personas
  if (!caller) throw new Error('There are no accounts.')
  let sent = 0
  for (const [name, row] of Object.entries(MATRIX)) {
    for (const variables of spoiled(row.variables?.(me(caller)) ?? {})) {
      const answer = await bytes(row, caller, variables)
      const about = `${name} ${JSON.stringify(variables).slice(0, 200)}: ${answer.slice(0, 300)}`
      expect(/^(200|400) /.test(answer) && !/INTERNAL|went wrong/.test(answer), about).toBe(true)
      sent++
    }
  }
  expect(sent).toBeGreaterThan(500)
})

function expectedVerdict(row: Row, caller: Persona | undefined): Verdict {
  // A token that is no longer valid is answered 401, whatever operation it is sent to.
  if (caller === school.suspended) return 'unauthorized'
  if (!caller) return row.who === 'anyone' ? 'allowed' : 'unauthorized'
  if (row.statuses && !row.statuses.includes(caller.status)) return 'refused'
  const special = row.except?.[caller.email]
  if (special) return special
  if (row.areas && !row.areas.some((area) => caller.areas.includes(area))) return row.otherwise ?? 'empty'
  if (row.only && !row.only.includes(caller.email)) return row.otherwise ?? 'empty'
  return 'allowed'
}

async function actualVerdict(name: string, row: Row, caller: Persona | undefined): Promise<string> {
  // `logout` ends its token, which the rows before and after it need.
  const endsToken = name === 'logout' && caller && caller !== school.suspended
  const token = endsToken ? await school.server.token(caller.userId) : caller?.token
  const variables = row.variables?.(me(caller))
  const answer = await school.server.graphql<Record<string, Answer>>(token ?? null, row.document, variables)
  if (answer.status === 401 && answer.errors?.[0]?.message === 'Unauthorized') return 'unauthorized'
  if (answer.status !== 200 || answer.errors) return `${answer.status} ${answer.errors?.[0]?.message}`
  const result = answer.data?.[name] ?? null
  // The result of some operations is a text.
  const told: unknown = result
  const named = typeof told === 'object' && told !== null ? told : {}
  const opened = 'userVideoSessionId' in named ? named.userVideoSessionId : undefined
  if (name === 'createVideoSession' && caller && typeof opened === 'string')
    videoSessions.set(caller.userId, opened)
  if (row.holds(result)) return 'allowed'
  return (await isRefusal(name, row, caller, result)) ? 'refused' : 'empty'
}

/** Returns whether an answer is that for a missing thing or, where the arguments name none, the declared refusal. */
async function isRefusal(
  name: string,
  row: Row,
  caller: Persona | undefined,
  result: unknown,
): Promise<boolean> {
  const statusRefused = caller !== undefined && row.statuses?.includes(caller.status) === false
  if (row.missing) {
    const missing = await school.server.graphql(caller?.token ?? null, row.document, row.missing(me(caller)))
    return JSON.stringify(missing.data?.[name]) === JSON.stringify(result)
  }
  const operation = OPERATIONS.get(name)
  const declared = operation && 'refused' in operation ? operation.refused : undefined
  return statusRefused && JSON.stringify(declared) === JSON.stringify(result)
}

/** Runs calls that must not write, and compares the database before and after; queries are not compared. */
async function unchanged(name: string, calls: () => Promise<void>): Promise<void> {
  if (!MUTATIONS.has(name)) return calls()
  const before = await school.checksum()
  await calls()
  expect(await school.checksum(), `${name} wrote something`).toBe(before)
}

const me = (caller: Persona | undefined) => ({
  userId: caller?.userId ?? NOBODY,
  userVideoSessionId: videoSessions.get(caller?.userId ?? '') ?? NOBODY,
})

const nameOf = (caller: Persona | undefined) => caller?.email ?? 'signed out'

/** Returns the ids of a colleague, if there is one, and of a stranger. */
function others({ userId, customer }: Persona): string[] {
  const rest = school.personas.filter((other) => other.userId !== userId)
  const colleague = rest.find((other) => other.customer === customer)
  const stranger = rest.find((other) => other.customer !== customer)
  return [colleague, stranger].flatMap((other) => other?.userId ?? [])
}

/** Returns the whole answer as it was sent. */
async function bytes(
  row: Row,
  caller: Persona,
  variables: Record<string, unknown> | undefined,
): Promise<string> {
  const response = await fetch(`${school.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ query: row.document, variables }),
  })
  return `${response.status} ${await response.text()}`
}
