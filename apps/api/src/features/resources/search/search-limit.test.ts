import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } })
})
afterAll(() => server.close())

test('A member searches for resources 120 times a minute, and reads then when to try again', async () => {
  const token = await server.token(await server.insertMember({}))
  const search = () => server.graphql(token, '{ searchResources(input: {}) { total } }')
  for (let count = 0; count < 120; count++) expect((await search()).errors).toBeUndefined()
  const { errors, headers } = await search()
  expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await server.token(await server.insertMember({}))
  expect((await server.graphql(other, '{ searchResources(input: {}) { total } }')).errors).toBeUndefined()
})
