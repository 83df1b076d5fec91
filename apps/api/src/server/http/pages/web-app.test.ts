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

test('A members’ screen without files of its own loads the shell, and an address that has no screen loads nothing', async () => {
  expect(await textOf('/events')).toContain('<link rel="modulepreload" crossorigin href="/assets/shell.js">')
  expect(await textOf('/nowhere')).not.toContain('modulepreload')
  expect(await textOf('/login')).not.toContain('shell.js')
})

test('A page is sent compressed to a client that accepts compression', async () => {
  // With a member's first answers the page is large enough to be compressed.
  const cookie = `member_id_token=${await server.token(await server.insertMember({}))}`
  const encoding = async (accepted: string) =>
    (await open('/courses', { cookie, 'accept-encoding': accepted })).headers.get('content-encoding')
  expect(await encoding('br')).toBe('br')
  expect(await encoding('identity')).toBeNull()
})

test('An unknown file of the web app is not found', async () => {
  for (const path of ['/assets/unknown.js', '/unknown.js', '/.git/config'])
    expect((await open(path)).status, path).toBe(404)
})

test('Requests for pages by methods other than GET and HEAD are refused', async () => {
  const answer = await fetch(`${server.url}/courses`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${server.url}/courses`, { method: 'HEAD' })).status).toBe(200)
})

const meta = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`(?:property|name)="${name}"\\s+content="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  )

test('The school’s own address and the login page have a title and a card, by whatever address they are opened', async () => {
  for (const [path, title] of [
    ['/?utm_source=mail', 'Section - Home'],
    ['/login/', 'Section - Login'],
    ['/LOGIN', 'Section - Login'],
  ] as const) {
    const text = await textOf(path)
    expect(text.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title}</title>`])
    expect(meta(text, 'og:title')).toEqual(['Section'])
    expect(meta(text, 'og:image')).toEqual([`${server.url}/apple-touch-icon.png`])
    expect(meta(text, 'twitter:card')).toEqual(['summary'])
    const [address = ''] = meta(text, 'og:url')
    expect((await fetch(address)).status).toBe(200)
  }
})

test('Every page has one description and one title', async () => {
  for (const path of [
    '/',
    '/login',
    '/courses',
    '/preview/none',
    '/signup',
    '/nowhere',
    '/account-settings',
  ]) {
    const text = await textOf(path)
    expect(meta(text, 'description'), path).toHaveLength(1)
    expect(text.match(/<title>/g), path).toHaveLength(1)
  }
})

test('Search engines leave out the page of a credential, whether it is shown or not, and no other', async () => {
  const noindex = '<meta name="robots" content="noindex" />'
  expect(await textOf('/credentials/00000000-0000-4000-8000-000000000000')).toContain(noindex)
  expect(await textOf('/login')).not.toContain(noindex)
})

test('An address that does not exist shows the app’s own page with the status 404, also a malformed one', async () => {
  const missing = [
    '/nowhere',
    '/courses/a/b/c',
    '/%',
    '/courses/%',
    '/%E0%A4%A',
    '/preview/%C0%AF?x=%',
    '/login%',
  ]
  for (const path of [...missing, '/login.html', '/wp-admin/setup.php']) {
    const answer = await open(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(await answer.text(), path).toContain('id="root"')
  }
  for (const path of [
    '/',
    '/courses',
    '/Courses/',
    '/courses/none',
    '/preview/none',
    '/sprints',
    '/events/1?q=%',
  ])
    expect((await open(path)).status, path).toBe(200)
})

test('Browsers and phones find icons under the names that they ask for', async () => {
  const types = {
    'favicon.svg': 'image/svg+xml',
    'favicon.ico': 'image/x-icon',
    'apple-touch-icon.png': 'image/png',
  }
  for (const [name, type] of Object.entries(types)) {
    const answer = await open(`/${name}`)
    expect([answer.status, answer.headers.get('content-type')], name).toEqual([200, type])
  }
})
