import { buildSchema, parse } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { expect, test } from 'vitest'
import { instantPrinter, printInstantsOf } from './date-time.ts'

const AT = Date.UTC(2026, 10, 21, 17)
const ISO = '2026-11-21T17:00:00.000Z'

test('An instant is printed in UTC, from epoch milliseconds and from a date', () => {
  expect([AT, new Date(AT), AT, 0].map(instantPrinter())).toEqual([ISO, ISO, ISO, '1970-01-01T00:00:00.000Z'])
})

test.each([[ISO], [Number.NaN], [new Date('no date')], [Infinity], [true]])(
  '%j is refused, because it is no instant',
  (value) => {
    expect(() => instantPrinter()(value)).toThrow()
  },
)

test('Every DateTime of a result is printed once, wherever it stands, and null stays null', async () => {
  const schema = buildSchema(
    'scalar DateTime type Part { at: DateTime! } type Query { at: DateTime! no: DateTime parts: [Part!]! all: [DateTime!]! }',
  )
  printInstantsOf(schema)
  const query = compileQuery(schema, parse('{ at no parts { at } all }'), undefined, {
    disableLeafSerialization: true,
  })
  if (!isCompiledQuery(query)) throw new Error('The query does not compile.')
  const parts = [{ at: AT }, { at: new Date(AT) }]
  expect(await query.query({ at: AT, no: null, parts, all: [AT] }, {}, {})).toEqual({
    data: { at: ISO, no: null, parts: [{ at: ISO }, { at: ISO }], all: [ISO] },
  })
})
