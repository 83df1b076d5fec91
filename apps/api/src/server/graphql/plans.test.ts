import { expect, test } from 'vitest'
import { isFailure, Plans } from './plans.ts'
import { buildExecutableSchema } from './schema.ts'

const SDL = 'type Query { greet(name: String): String } type Mutation { touch: Boolean }'
const schema = buildExecutableSchema(SDL, [
  {
    Query: {
      greet: {
        who: 'anyone',
        resolve: (_context, { name }: { name?: string | null }) => `Hello ${name}`,
      },
    },
    Mutation: { touch: { who: 'anyone', resolve: () => true } },
  },
])
const TWO = 'query A($name: String) { greet(name: $name) } mutation B { touch }'
const trusted = { 'sha256:two': TWO, 'sha256:wrong': '{ greeet }' }
const open = () => new Plans({ schema, trusted, open: true })
const closed = () => new Plans({ schema, trusted, open: false })

test('A GraphQL document is compiled once, by its text or its id, for each of its operations', () => {
  const plans = open()
  expect(plans.open(TWO, 'A')).toBe(plans.open(TWO, 'A'))
  expect(plans.trusted('sha256:two', 'B')).toBe(plans.trusted('sha256:two', 'B'))
  expect(plans.open(TWO, 'A')).toMatchObject({ mutation: false })
  expect(plans.open(TWO, 'B')).toMatchObject({ mutation: true })
})

test('Documents that fail to compile are not cached, so that wrong names and documents do not fill the memory', () => {
  const plans = closed()
  const first = plans.trusted('sha256:two', 'nobody')
  expect(isFailure(first)).toBe(true)
  expect(plans.trusted('sha256:two', 'nobody')).not.toBe(first)
})

test('An invalid document fails in the phase that decides the status of its response', () => {
  const plans = open()
  const phases = [
    plans.trusted('sha256:none'),
    plans.trusted('toString'),
    plans.open('{'),
    plans.open('{ nothing }'),
    plans.open(TWO),
    plans.open(TWO, 'C'),
    plans.open('subscription { greet }'),
    plans.open('fragment F on Query { greet }'),
  ].map((plan) => (isFailure(plan) ? plan.phase : 'runs'))
  expect(phases.slice(0, 6)).toEqual(['unknown', 'unknown', 'document', 'document', 'operation', 'operation'])
  expect(phases.slice(6)).not.toContain('runs')
})

test('Plans that are closed accept only trusted documents, and their errors suggest no names', () => {
  const plans = closed()
  expect(plans.open('{ greet }')).toMatchObject({ phase: 'unknown' })
  expect(plans.open(TWO, 'A')).toMatchObject({ phase: 'unknown' })
  const wrong = plans.trusted('sha256:wrong')
  const message = isFailure(wrong) ? wrong.errors[0]?.message : ''
  expect(message).toBe('Cannot query field "greeet" on type "Query".')
  const helped = open().trusted('sha256:wrong')
  expect(isFailure(helped) ? helped.errors[0]?.message : '').toContain('Did you mean "greet"?')
})

test('A document id followed by an operation name is unknown', () => {
  const plans = closed()
  expect(isFailure(plans.trusted('sha256:two', 'A'))).toBe(false)
  expect(plans.trusted('sha256:two A')).toMatchObject({ phase: 'unknown' })
})
