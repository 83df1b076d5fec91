import { describe, expect, test } from 'vitest'
import { bothServers } from '../kit/both-servers.ts'
import { get, sendRaw } from '../kit/raw-request.ts'

// A server refuses files that do not exist, methods that no route offers, and in production the routes of the demo.

const servers = bothServers()

describe('An address of a file that does not exist', () => {
  const paths = [
    '/nothing.js',
    '/index.html',
    '/assets/nothing.css',
    '/assets/..%2f..%2findex.html',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/server.lock',
    '/art/course/nothing.svg',
    '/v2/media/nothing/poster.webp',
    '/favicon.png',
    '/graphql.json',
  ]
  test.each(paths)('is answered 404 for %s', async (path) => {
    const answer = await sendRaw(servers.demo.url, get(path))
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('<div id="root">')
  })
})

describe('A method that no route offers', () => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    test.each(['/', '/courses', '/graphql', '/healthz', '/oauth2/token', '/assets/empty.css'])(
      `is answered 405 for ${method} %s`,
      async (path) => {
        const answer = await sendRaw(servers.demo.url, { method, path })
        expect(answer.status).toBe(405)
        expect(answer.headers['allow']).toBeDefined()
      },
    )
  }
})

test('The routes of the demo do not exist in production', async () => {
  for (const path of [
    '/dev/accounts.json',
    '/dev/events.json',
    '/dev/mailbox.json',
    '/graphiql/editor.js',
    '/graphiql/start.js',
  ]) {
    expect((await sendRaw(servers.demo.url, get(path))).status).toBe(200)
    expect((await sendRaw(servers.closed.url, get(path))).status).toBe(404)
  }
  expect((await sendRaw(servers.demo.url, get('/graphiql'))).text).toContain('<title>GraphiQL</title>')
  expect((await sendRaw(servers.closed.url, get('/graphiql'))).text).not.toContain('GraphiQL')
})
