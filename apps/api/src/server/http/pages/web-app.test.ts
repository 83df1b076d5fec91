import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers })
const textOf = async (path: string) => (await open(path)).text()

test('A page loads the fonts, styles and scripts of its own screen beside the entry', async () => {
  const courses = await textOf('/courses')
  expect(courses).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/courses.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/courses.js">' +
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter.woff2">',
  )
})

test('A members’ screen without files of its own loads the shell, and an address of no screen nothing', async () => {
  expect(await textOf('/events')).toContain('<link rel="modulepreload" crossorigin href="/assets/shell.js">')
  expect(await textOf('/nowhere')).not.toContain('modulepreload')
  expect(await textOf('/login')).not.toContain('shell.js')
})

test('A page is sent compressed to whoever can read it', async () => {
  // With a member's first answers the page is large enough to be worth it.
  const cookie = `member_id_token=${await server.token(await server.insertMember({}))}`
  const encoding = async (accepted: string) =>
    (await open('/courses', { cookie, 'accept-encoding': accepted })).headers.get('content-encoding')
  expect(await encoding('br')).toBe('br')
  expect(await encoding('identity')).toBeNull()
})

test('An unknown file is not found', async () => {
  for (const path of ['/assets/unknown.js', '/unknown.js', '/.git/config'])
    expect((await open(path)).status, path).toBe(404)
})

test('Methods other than GET and HEAD are refused', async () => {
  const answer = await fetch(`${server.url}/courses`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${server.url}/courses`, { method: 'HEAD' })).status).toBe(200)
})
