import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmallEndpoint, type SmallEndpoint } from '../../../testing/small-endpoint.ts'

const LONG = 'a long response '.repeat(500)

let endpoint: SmallEndpoint
beforeAll(async () => {
  endpoint = await openSmallEndpoint({
    sdl: 'type Query { long: String! } type Mutation { none: Int }',
    features: [
      {
        Query: { long: { who: 'anyone', resolve: () => LONG } },
        Mutation: { none: { who: 'anyone', resolve: () => null } },
      },
    ],
  })
})
afterAll(() => endpoint.close())

const ask = (encoding?: string) =>
  endpoint.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    payload: { query: '{ long }' },
  })

test('A long response is compressed with brotli for a client that accepts it', async () => {
  const { headers, rawPayload } = await ask('gzip, deflate, br, zstd')
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' })
  expect(rawPayload.length).toBeLessThan(LONG.length / 10)
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ data: { long: LONG } })
})

test('A long response is compressed with gzip for a client without brotli', async () => {
  for (const encoding of ['gzip', 'gzip, br;q=0', 'br;q=0.0, gzip', 'brx, gzip'])
    expect((await ask(encoding)).headers['content-encoding'], encoding).toBe('gzip')
})

test('A long response is not compressed for a client without compression', async () => {
  const { headers, payload } = await ask()
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(payload)).toEqual({ data: { long: LONG } })
})
