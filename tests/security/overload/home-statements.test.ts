import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import documents from '@section/contract/generated/operations/persisted-documents.json' with { type: 'json' }
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'

// Home, the screen that is opened most, is one document. SECURITY.md#expensive-operations

const NOON = Date.parse('2026-05-13T15:00:00Z')
/** One is for the member's courses, certificates and billing, one for the events, and one for the member's answers to them. */
const STATEMENTS = 3

const [HOME] = Object.entries(documents).find(([, text]) => /\bquery Home\(/.test(text)) ?? []

let school: DemoSchool
beforeAll(async () => {
  school = await openDemoSchool(NOON)
})
afterAll(() => school?.close())

interface Home {
  data: Record<string, object[]> | null
  errors?: unknown
}

async function openHome({ token, userId }: Persona): Promise<Home> {
  const answer = await fetch(`${school.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ documentId: HOME, variables: { userId } }),
  })
  return (await answer.json()) as Home
}

/** Returns how often a call asks the database. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const prepared = vi.spyOn(Object.getPrototypeOf(school.server.database.db._.session), 'prepareQuery')
  try {
    await call()
    return prepared.mock.calls.length
  } finally {
    prepared.mockRestore()
  }
}

test(`Home takes at most ${STATEMENTS} SQL statements for every account of the demo, once what all share is cached`, async () => {
  const counted: [email: string, statements: number][] = []
  for (const persona of school.personas) {
    const { data, errors } = await openHome(persona)
    expect([errors, data?.['listUserCourses']], persona.email).toEqual([undefined, expect.any(Array)])
    counted.push([persona.email, await statementsOf(() => openHome(persona))])
  }
  expect(counted.filter(([, statements]) => statements > STATEMENTS)).toEqual([])
  expect(Math.max(...counted.map(([, statements]) => statements))).toBe(STATEMENTS)
})

test('The parts of home are those that each field answers alone', async () => {
  const member = school.personas.find(({ email }) => email === 'member@demo.school')
  if (!member) throw new Error('The demo has no member.')
  const { data } = await openHome(member)
  for (const field of [
    'listCourseProgress { courseId creditedShare }',
    'listCredentials { credentialId issuedOn }',
  ]) {
    const [name = ''] = field.split(' ')
    const alone = await school.server.graphql(member.token, `{ ${field} }`)
    const parts = alone.data?.[name] as object[]
    expect(parts.length, name).toBeGreaterThan(0)
    expect(data?.[name], name).toMatchObject(parts)
  }
})
