import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { tutorHandovers } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { transfer } from './tutor.fixture.ts'

const UNAVAILABLE = { profAIUrl: null, error: { code: 'TUTOR_UNAVAILABLE' } }

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** Starts the site of a tutor, and a school that is connected to it; `asked` are the requests that the site has got. */
async function schoolWith(answer: RequestListener) {
  const asked: string[] = []
  const site: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    site.closeAllConnections()
    return new Promise((resolve) => site.close(resolve))
  }
  opened.push(stop)
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/start`
  const tutor = { url, clientId: 'profai', clientSecret: 'x'.repeat(32), emulated: false }
  let now = Date.now()
  const school = await startTestServer({ config: { tutor }, clock: () => now })
  opened.push(() => school.close())
  return { school, url, asked, stop, later: (ms: number) => (now += ms) }
}

const transferAs = async (school: TestServer) => transfer(school, await school.insertMember({}))

test.each([200, 302, 404, 405])(
  'A member is handed over to a tutor that answers with %i, and a redirect is not followed',
  async (status) => {
    const { school, url, asked } = await schoolWith((_request, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end('x'),
    )
    const { profAIUrl, error } = await transferAs(school)
    expect(error).toBeNull()
    expect(profAIUrl?.startsWith(`${url}#token=`)).toBe(true)
    expect(asked).toEqual(['GET /start'])
  },
)

test('Nobody is handed over to a tutor whose gateway says that it is down', async () => {
  const { school } = await schoolWith((_request, response) => response.writeHead(503).end())
  expect(await transferAs(school)).toEqual(UNAVAILABLE)
  expect(await school.database.db.$count(tutorHandovers)).toBe(0)
})

test('Nobody is handed over to a tutor that is dead', async () => {
  const { school, stop } = await schoolWith((_request, response) => response.end())
  await stop()
  expect(await transferAs(school)).toEqual(UNAVAILABLE)
})

test('Nobody waits more than some two seconds for a tutor that hangs', async () => {
  const { school } = await schoolWith(() => {})
  const userId = await school.insertMember({})
  const since = performance.now()
  expect(await transfer(school, userId)).toEqual(UNAVAILABLE)
  expect(performance.now() - since).toBeLessThan(4000)
})

test('A tutor is asked once in five seconds for all members together', async () => {
  let isUp = false
  const { school, asked, later } = await schoolWith((_request, response) =>
    response.writeHead(isUp ? 200 : 502).end(),
  )
  const all = await Promise.all(Array.from({ length: 5 }, () => transferAs(school)))
  expect(all).toEqual(all.map(() => UNAVAILABLE))
  isUp = true
  later(4999)
  expect(await transferAs(school)).toEqual(UNAVAILABLE)
  expect(asked).toHaveLength(1)
  later(1)
  expect((await transferAs(school)).error).toBeNull()
  expect(asked).toHaveLength(2)
})
