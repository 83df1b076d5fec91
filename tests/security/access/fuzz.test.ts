import fc from 'fast-check'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  isLeafType,
  isObjectType,
  type GraphQLType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContract } from '@section/api/server/graphql/contract-files.ts'
import { type DemoSchool, openDemoSchool } from '../kit/demo-school.ts'
import { HOSTILE_VALUES } from './hostile-values.ts'
import { MATRIX } from './matrix.ts'
import { NOBODY } from './row.ts'

/** The number of inputs for each operation. SECURITY.md#expensive-operations */
const INPUTS = process.env['NIGHTLY'] ? 300 : 30
const SEED = 20_261_121
const SLOWEST_P99_MS = 2000
const INSIDE = /INTERNAL|went wrong|\bat \/|node_modules|select |insert into|syntax error/i

let school: DemoSchool
beforeAll(async () => {
  school = await openDemoSchool(Date.parse('2026-05-13T15:00:00Z'))
})
afterAll(() => school.close())

const contract = await readContract(new URL('../../../packages/contract', import.meta.url).pathname)
const schema = buildSchema(contract.sdl)
const fields = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = schema.getType(root)
  if (!isObjectType(type)) throw new Error(`The contract has no ${root}.`)
  return Object.values(type.getFields()).map((field) => ({ root, field }))
})
const took: number[] = []

// `logout` is left out, because it would end the token that the other operations need.
test.each(fields.filter(({ field }) => field.name !== 'logout'))(
  `The field $field.name takes ${INPUTS} inputs of every kind without an internal error`,
  { timeout: 120_000 },
  async ({ root, field }) => {
    const staff = school.personas.find(({ email }) => email === 'staff@demo.school')
    if (!staff) throw new Error('There is no staff account.')
    const document = documentFor(root, field)
    const honest = MATRIX[field.name]?.variables?.({ userId: staff.userId, userVideoSessionId: NOBODY }) ?? {}
    await fc.assert(
      fc.asyncProperty(variablesOf(field, honest), fc.boolean(), async (variables, signedIn) => {
        const began = performance.now()
        const response = await fetch(`${school.server.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(signedIn ? { authorization: `Bearer ${staff.token}` } : {}),
          },
          body: JSON.stringify({ query: document, variables }),
        })
        const body = await response.text()
        took.push(performance.now() - began)
        expect([200, 400, 401], body.slice(0, 300)).toContain(response.status)
        // A message may repeat what the caller sent, and nothing else of the server.
        for (const { message } of errorsOf(body))
          expect(INSIDE.test(withoutValues(message)), message).toBe(false)
      }),
      { numRuns: INPUTS, seed: SEED },
    )
  },
)

test('The hostile inputs of all fields are answered in time', () => {
  const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
  expect(took.length).toBeGreaterThanOrEqual((fields.length - 1) * INPUTS)
  expect(p99).toBeLessThan(SLOWEST_P99_MS)
})

function documentFor(root: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const parts = [
    root.toLowerCase(),
    declared && `(${declared})`,
    `{ ${field.name}${given && `(${given})`} ${selection(field.type, 2)} }`,
  ]
  return parts.join(' ')
}

function selection(type: GraphQLType, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const inner = Object.values(named.getFields()).flatMap(({ name, type: below, args }) => {
    if (args.length > 0) return []
    if (isLeafType(getNamedType(below))) return [name]
    return depth > 1 ? [`${name} ${selection(below, depth - 1)}`] : []
  })
  return `{ ${inner.length > 0 ? inner.join(' ') : '__typename'} }`
}

/** Generates the variables of an honest client, of which some are left out or replaced by any value. */
function variablesOf(field: GraphQLField<unknown, unknown>, honest: Record<string, unknown>) {
  const anything = fc.oneof(
    fc.constantFrom(...HOSTILE_VALUES),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 3000 }),
    fc.emailAddress(),
    fc.uuid(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 20 }),
  )
  const model = Object.fromEntries(
    field.args.map(({ name }) => [
      name,
      fc.oneof({ weight: 2, arbitrary: fc.constant(honest[name]) }, { weight: 1, arbitrary: anything }),
    ]),
  )
  return fc.record(model, { requiredKeys: [] })
}

function errorsOf(body: string): { message: string }[] {
  const answer = JSON.parse(body) as { errors?: { message: string }[] }
  return answer.errors ?? []
}

/** Returns a message of GraphQL without the values that it repeats because it could not read them. */
const withoutValues = (message: string) =>
  message.replace(/(got invalid value|cannot represent[^:]*:).*/s, '$1')
