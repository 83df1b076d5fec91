import { expect, test } from 'vitest'
import type { Operation, OperationTable } from './operation.ts'
import { buildExecutableSchema, collect } from './schema.ts'

const SDL = 'type Query { a: String b: String } type Mutation { c: String }'
const answer: Operation = { who: 'anyone', resolve: () => 'x' }
const whole: OperationTable[] = [{ Query: { a: answer } }, { Query: { b: answer }, Mutation: { c: answer } }]

test('A GraphQL contract with a policy for every operation becomes a schema', () => {
  expect(buildExecutableSchema(SDL, whole).getQueryType()?.getFields()['a']?.resolve).toBeTypeOf('function')
})

test('A GraphQL contract with an operation without a policy is refused', () => {
  expect(() => buildExecutableSchema(SDL, [{ Query: { a: answer } }])).toThrow(
    'Query.b has no operation and so no policy.',
  )
  expect(() => buildExecutableSchema(SDL, [{ Query: { a: answer, b: answer } }])).toThrow('Mutation.c')
})

test('An operation that is not in the contract, or is resolved by two features, is refused', () => {
  expect(() => buildExecutableSchema(SDL, [...whole, { Query: { d: answer } }])).toThrow(
    'Not in the contract: Query.d',
  )
  expect(() => collect([...whole, { Query: { a: answer } }], 'Query')).toThrow(
    'Query.a is answered by two features.',
  )
  expect(() => buildExecutableSchema('type Query { a: String b: String }', whole)).toThrow(
    'The contract has no Mutation.',
  )
})
