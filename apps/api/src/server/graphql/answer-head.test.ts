import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmallEndpoint, type SmallEndpoint } from '../../testing/small-endpoint.ts'
import { operation } from './operation.ts'

const SDL = 'type Query { kept: String! other: String! } type Mutation { nothing: Boolean! }'
const LONG = 'a long answer '.repeat(500)

const features = [
  {
    Query: {
      kept: operation<object, string>({
        policy: { who: 'member' },
        refused: '',
        answerHolds: (context) => context.now + 60_000,
        resolve: async (_args, { services }) => {
          await services.catalogue.current()
          return LONG
        },
      }),
      other: operation<object, string>({ policy: { who: 'member' }, refused: '', resolve: () => LONG }),
    },
    Mutation: {
      nothing: operation<object, boolean>({ policy: { who: 'member' }, refused: false, resolve: () => true }),
    },
  },
]

let endpoint: SmallEndpoint
let token: string

beforeAll(async () => {
  endpoint = await openSmallEndpoint({ sdl: SDL, features, clock: Date.now })
  token = await endpoint.token(await endpoint.insertMember())
  await endpoint.services.catalogue.current()
})
afterAll(() => endpoint.close())

const ask = (query: string, encoding?: string) =>
  endpoint.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${token}`,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
    payload: { query },
  })

const EXPECTED = (field: string) => JSON.stringify({ data: { [field]: LONG } })

for (const field of ['kept', 'other']) {
  test(`${field}: packed for whoever takes brotli, the second time too`, async () => {
    for (let time = 0; time < 2; time++) {
      const { headers, rawPayload } = await ask(`{ ${field} }`, 'gzip, deflate, br, zstd')
      expect(headers['content-encoding']).toBe('br')
      expect(rawPayload.length).toBeLessThan(LONG.length / 10)
      expect(brotliDecompressSync(rawPayload).toString()).toBe(EXPECTED(field))
    }
  })

  test(`${field}: in another form where brotli is not taken`, async () => {
    expect((await ask(`{ ${field} }`)).payload).toBe(EXPECTED(field))
    expect((await ask(`{ ${field} }`)).headers['content-encoding']).toBeUndefined()
    for (const encoding of ['gzip', 'gzip, br;q=0', 'br;q=0.0, gzip', 'brx, gzip'])
      expect((await ask(`{ ${field} }`, encoding)).headers['content-encoding'], encoding).toBe('gzip')
  })

  test(`${field}: with the same headers in every form`, async () => {
    const names = async (encoding?: string) =>
      Object.keys((await ask(`{ ${field} }`, encoding)).headers).filter(
        (name) => !['content-encoding', 'content-length', 'transfer-encoding', 'vary'].includes(name),
      )
    const plain = (await names()).sort()
    expect(plain).toContain('x-content-type-options')
    expect((await names('br')).sort()).toEqual(plain)
    expect((await names('gzip')).sort()).toEqual(plain)
  })
}
