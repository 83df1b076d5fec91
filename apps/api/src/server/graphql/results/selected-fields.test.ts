import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmallEndpoint, type SmallEndpoint } from '../../../testing/small-endpoint.ts'

let endpoint: SmallEndpoint
let seen: string[] = []

beforeAll(async () => {
  endpoint = await openSmallEndpoint({
    sdl: 'type Query { thing: Thing! } type Thing { a: Int b: Int c: Thing } type Mutation { none: Int }',
    features: [
      {
        Query: {
          thing: {
            who: 'anyone',
            resolve: (_context, _args, selected) => {
              seen = [...selected()].toSorted()
              return { a: 1, b: 2, c: { a: 3 } }
            },
          },
        },
        Mutation: { none: { who: 'anyone', resolve: () => null } },
      },
    ],
  })
})
afterAll(() => endpoint.close())

test.each([
  ['its own fields', '{ thing { a b } }', ['a', 'b']],
  ['no fields of what it holds', '{ thing { c { b } } }', ['c']],
  ['fields that are called otherwise', '{ thing { first: a second: a } }', ['a']],
  [
    'fields of fragments',
    '{ thing { ...F ... on Thing { b } } } fragment F on Thing { ...G } fragment G on Thing { a }',
    ['a', 'b'],
  ],
  ['fields of every selection of it', '{ thing { a } ...Q } fragment Q on Query { thing { b } }', ['a', 'b']],
  [
    'fields that are included',
    'query($yes: Boolean!) { thing { a @include(if: $yes) b @skip(if: $yes) } }',
    ['a'],
  ],
  [
    'no fields of fragments that are skipped',
    'query($yes: Boolean!) { thing { a ... @skip(if: $yes) { b } } }',
    ['a'],
  ],
])('An operation is told %s that a request selects', async (_case, query, names) => {
  const { statusCode } = await endpoint.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { yes: true } },
  })
  expect(statusCode).toBe(200)
  expect(seen).toEqual(names)
})
