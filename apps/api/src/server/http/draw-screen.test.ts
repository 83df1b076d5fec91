import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import type { Flags } from '../flags/flags.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readContract } from '../graphql/contract-files.ts'

const inRepository = (path: string) => new URL(`../../../../../${path}`, import.meta.url).pathname

let folder: string
let server: TestServer
let cookie: string
let flagsWithin: MockInstance<Flags['within']>

/** A web app with a screen at /greeting that draws the member's name, and what its parameters ask it to do. */
const DRAWINGS = `export const drawings = {
  '/greeting': ({ path, search, answers, flags, now }) => {
    if (search === 'skeleton') return null
    if (search === 'fail') throw new Error('on purpose')
    const { firstName } = answers.Viewer.getMember
    return '<p>Hello ' + firstName + ' of {{brandName}} at ' + path + '?' + search + ' ' + now + ' ' + flags.courseRating + '</p>'
  },
}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-drawn-'))
  await cp(inRepository('apps/api/src/testing/web'), folder, { recursive: true })
  const { trustedDocuments } = await readContract(inRepository('packages/contract'))
  const [documentId] = Object.entries(trustedDocuments).find(([, text]) => /query Viewer\(/.test(text)) ?? []
  const operations = [{ name: 'Viewer', documentId, variables: { userId: '$user' } }]
  const screens = [
    { pattern: '', scripts: [], styles: [], fonts: [], operations: [] },
    { pattern: '/', scripts: [], styles: [], fonts: [], operations: [] },
    { pattern: '/login', scripts: [], styles: [], fonts: [], operations: [] },
    { pattern: '/greeting', scripts: ['/assets/greeting.js'], styles: [], fonts: [], operations },
  ]
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(screens))
  const drawn = [
    { pattern: '/', html: '<p>The frame of home</p>' },
    { pattern: '/login', html: '<a href="/a{{search}}"></a><a href="/b{{signUpSearch}}"></a>' },
    { pattern: '/greeting', html: '<p>The frame of {{brandName}}</p>' },
  ]
  await writeFile(join(folder, 'prerendered.json'), JSON.stringify(drawn))
  await mkdir(join(folder, 'drawings'))
  await writeFile(join(folder, 'drawings/drawings.js'), DRAWINGS)
  server = await startTestServer({ config: { webFolder: folder }, clock: () => 1_800_000_000_000 })
  // However long the flag service takes.
  flagsWithin = vi.spyOn(server.services.flags, 'within').mockResolvedValue(SAFE_FLAGS)
  const nia = await server.insertMember({ email: 'nia@example.com', firstName: 'Nia' })
  cookie = `member_user_id=${nia}; member_id_token=${await server.token(nia)}`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(`${server.url}${path}`, { headers })
const root = async (path: string, headers?: Record<string, string>) =>
  /<div id="root">(.*?)<\/div>/s.exec(await (await open(path, headers)).text())?.[1]

test('a member’s screen is drawn from its first answers, with the school’s words', async () => {
  const drawn = '<p>Hello Nia of Section at /greeting?a=1 1800000000000 false</p>'
  expect(await root('/greeting?a=1')).toBe(drawn)
})

test('what looks like a place for words stays what somebody wrote', async () => {
  for (const odd of ['{{toString}}', '{{constructor}}', '{{__proto__}}', '{{search}}']) {
    const userId = await server.insertMember({ firstName: odd })
    const drawn = await root('/greeting', {
      cookie: `member_user_id=${userId}; member_id_token=${await server.token(userId)}`,
    })
    expect(drawn, odd).toContain(`Hello ${odd} of Section`)
  }
})

test('its frame stays where there is nothing to draw, or the drawing fails', async () => {
  expect(await root('/greeting?skeleton')).toBe('<p>The frame of Section</p>')
  expect(await root('/greeting?fail')).toBe('<p>The frame of Section</p>')
})

test('a member’s frame stays while their flags are not known, since a drawing without them would move', async () => {
  flagsWithin.mockResolvedValueOnce(undefined)
  expect(await root('/greeting')).toBe('<p>The frame of Section</p>')
  expect(await root('/greeting')).toContain('Hello Nia')
})

test('without a good token nothing of a member is drawn, and without a session nothing at all', async () => {
  const [user] = cookie.split(';')
  expect(await root('/greeting', { cookie: user ?? '' })).toBe('<p>The frame of Section</p>')
  expect(await root('/greeting', {})).toBe('')
})

test('the login page’s links carry what its address carries, and nothing that could be markup', async () => {
  expect(await root('/login', {})).toBe('<a href="/a"></a><a href="/b"></a>')
  expect(await root('/login?redirectPath=%2Fcourses%3Fm%3D1&redirectUrl=x', {})).toBe(
    '<a href="/a?redirectPath=%2Fcourses%3Fm%3D1&amp;redirectUrl=x"></a><a href="/b?redirectPath=%2Fcourses%3Fm%3D1"></a>',
  )
  expect(await root('/login?redirectPath=/a&redirectPath=/b', {})).toContain('<a href="/b"></a>')
  for (const hostile of [
    '"><script>x</script>',
    "'onclick=x",
    '{{supportEmail}}',
    '$&',
    '%22%3E%3Cscript%3E',
  ]) {
    const drawn = await root(`/login?redirectPath=${hostile}`, {})
    expect(drawn, hostile).toMatch(/^<a href="[^"<>{}$]*"><\/a><a href="[^"<>{}$]*"><\/a>$/)
  }
})

test('home has a frame of its own', async () => {
  expect(await root('/', {})).toBe('<p>The frame of home</p>')
  expect(await root('/elsewhere', {})).toBe('')
})

test('the scripts wait for the paint where something is drawn, and for nothing where nothing is', async () => {
  const drawn = await (await open('/greeting')).text()
  expect(drawn).toContain('<link rel="later" crossorigin href="/assets/greeting.js">')
  const undrawn = await (await open('/greeting', {})).text()
  expect(undrawn).toContain('<link rel="modulepreload" crossorigin href="/assets/greeting.js">')
})

test('a page goes packed to whoever can unpack it', async () => {
  expect((await open('/greeting', { cookie, 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe(
    'br',
  )
  expect(
    (await open('/greeting', { cookie, 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull()
})

test('an unknown file is not found', async () => {
  for (const path of ['/assets/unknown.js', '/unknown.js', '/.git/config'])
    expect((await open(path)).status, path).toBe(404)
})

test('other methods than GET and HEAD are refused', async () => {
  const answer = await fetch(`${server.url}/greeting`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await fetch(`${server.url}/greeting`, { method: 'HEAD' })).status).toBe(200)
})
