import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { sendRaw } from '../kit/raw-request.ts'

// Entry links are followed before a page is served. SECURITY.md#codes-as-paths

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const open = (path: string) => sendRaw(server.url, { method: 'GET', path })

test.each([
  ['/login?preview=ACME&redirectPath=%2Fcourses', '/preview/ACME?redirectPath=%2Fcourses'],
  ['/courses?invite=ACME', '/invite-registration/ACME'],
  ['/courses/ai?gotoSignup=true', '/signup?redirectPath=%2Fcourses%2Fai'],
  ['/login?gotoSignup=true&redirectPath=/courses?q=ai', '/signup?redirectPath=%2Fcourses%3Fq%3Dai'],
])('The entry link %s redirects to %s, and the redirect is not stored', async (asked, to) => {
  const answer = await open(asked)
  expect(answer.status).toBe(302)
  expect(answer.headers).toMatchObject({ location: to, 'cache-control': 'no-store' })
})

test.each([
  '/login?gotoSignup=true&redirectPath=%2F%2Fevil.example',
  '/login?gotoSignup=true&redirectPath=https:%2F%2Fevil.example%2F',
  '/%5Cevil?gotoSignup=true',
  '/%2F%2Fevil?gotoSignup=true',
  '/x%0d%0aset-cookie:%20a=b?gotoSignup=true&y=%0d%0az',
])('The entry link %s leads to no other site', async (asked) => {
  const answer = await open(asked)
  expect(answer.status).toBe(302)
  const to = new URL(String(answer.headers['location']), server.url)
  expect([to.origin, to.pathname]).toEqual([new URL(server.url).origin, '/signup'])
  expect(to.search).not.toMatch(/^\?redirectPath=(?:%2F%2F|%2F%5C|https)/i)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test.each([
  '/login?invite=ACME&invite=EVIL',
  '/login?preview=..%2F..%2Fgraphql',
  '/login?invite=%0d%0alocation:%20x',
  '/login?gotoSignup=false',
  '/login',
])('The broken entry link %s is served as a page that names the problem', async (asked) => {
  const answer = await open(asked)
  expect([answer.status, answer.headers['location']]).toEqual([200, undefined])
})
