import { expect, test } from 'vitest'
import { bothServers } from '../kit/both-servers.ts'
import { get, sendRaw } from '../kit/raw-request.ts'

const servers = bothServers()

const statusAt = async (path: string, host: string) =>
  (await sendRaw(servers.demo.url, { ...get(path), headers: { host } })).status

test.each(['/', '/dev/mailbox', '/dev/mailbox.json', '/graphiql', '/oauth2/authorize', '/nothing.js'])(
  'The demo refuses %s under a host name that is not its own',
  async (path) => {
    for (const host of [
      'rebound.example',
      'rebound.example:3000',
      'localhost.rebound.example',
      'x@localhost',
    ])
      expect(await statusAt(path, host)).toBe(421)
  },
)

test('The refusal of another host name has the headers of pages, also at the endpoint', async () => {
  const endpoint = { headers: { host: 'rebound.example', 'content-type': 'application/json' }, body: '{}' }
  for (const request of [{ ...get('/'), headers: { host: 'rebound.example' } }, endpoint]) {
    const { status, headers } = await sendRaw(servers.demo.url, request)
    expect(status).toBe(421)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test.each(['localhost', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]', '[::1]:4000'])(
  'The demo answers under the host name %s of its own machine',
  async (host) => {
    expect(await statusAt('/dev/mailbox', host)).toBe(200)
  },
)

test('The demo answers health checks under any host name', async () => {
  expect(await statusAt('/healthz', '10.0.0.7')).toBe(200)
  expect(await statusAt('/readyz', '10.0.0.7')).toBe(200)
})
