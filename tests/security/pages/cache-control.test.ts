import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { bothServers } from '../kit/both-servers.ts'
import { routesOf } from '../kit/routes-of.ts'

const servers = bothServers()

test.each(['demo', 'closed'] as const)(
  'Every route of the %s server says whether its answer may be stored',
  async (name) => {
    const { app, url } = servers[name]
    const routes = routesOf(app.printRoutes({ commonPrefix: false }))
    expect(routes.length).toBeGreaterThan(30)
    const silent: string[] = []
    for (const [method, path] of routes) {
      const answer = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(5_000),
      })
      await answer.body?.cancel()
      if (!answer.headers.get('cache-control')) silent.push(`${method} ${path} ${answer.status}`)
    }
    expect(silent).toEqual([])
  },
)

test.each([
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  [
    'a request with two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  ['a header that is too long', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('The refusal of %s must not be stored', async (_name, request, status) => {
  const answer = await answerTo(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n')
})

/** Returns everything that the server sends for these bytes until it closes the connection. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(servers.closed.url).port), 'localhost')
  socket.write(bytes)
  return text(socket)
}
