import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { readContract } from '@section/api/server/graphql/contract-files.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { sendRaw } from '../kit/raw-request.ts'

const inRepository = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname
const WHO_AM_I = 'query($userId: ID!) { getMember(userId: $userId) { userId } }'

let folder: string
let server: TestServer
let nia: string
let niaToken: string
let now = Date.now()

/** A web app whose screen at /start asks for the member and, wrongly, for a mutation; /star/* passes its part on. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-web-'))
  await cp(inRepository('apps/api/src/testing/web'), folder, { recursive: true })
  const { trustedDocuments } = await readContract(inRepository('packages/contract'))
  const idOf = (field: RegExp) =>
    Object.keys(trustedDocuments).find((id) => field.test(trustedDocuments[id] ?? ''))
  const screen = (pattern: string, documentId: string | undefined, variables: object) => ({
    pattern,
    scripts: [],
    styles: [],
    fonts: [],
    operations: [{ name: 'Start', documentId, variables }],
  })
  const screens = [
    screen('/start', idOf(/query Viewer\(/), { userId: '$user' }),
    screen('/star/*', idOf(/^query CourseLanding/), { courseId: '0' }),
    screen('/write', idOf(/^mutation \w+ \{ logout/), {}),
  ]
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(screens))
  const drawings = [{ pattern: '/start', html: '<p>The frame of a screen</p>' }]
  await writeFile(join(folder, 'prerendered.json'), JSON.stringify(drawings))
  server = await startTestServer({ config: { webFolder: folder }, clock: () => now })
  nia = await server.insertMember({ email: 'nia@example.com' })
  niaToken = await server.token(nia)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (path: string, cookie?: string) =>
  sendRaw(server.url, { method: 'GET', path, headers: cookie === undefined ? {} : { cookie } })
const signedIn = (token: string) => `member_id_token=${token}`
const answersIn = (html: string): unknown[] | undefined => {
  const found = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1]
  return found === undefined ? undefined : JSON.parse(found)
}

test('a page brings the first answers of the member whose cookie came with it, and may not be stored', async () => {
  const page = await open('/start', signedIn(niaToken))
  expect(page.headers['cache-control']).toBe('no-store')
  expect(answersIn(page.text)).toMatchObject([{ answer: { data: { getMember: { userId: nia } } } }])
})

test('a member sees the frame of the screen at once, a visitor on the way to login does not', async () => {
  const frame = 'The frame of a screen'
  expect((await open('/start', `member_user_id=${nia}; ${signedIn(niaToken)}`)).text).toContain(frame)
  expect((await open('/start')).text).not.toContain(frame)
})

test('it brings them for the token’s member whatever else the cookies say', async () => {
  const other = await server.insertMember({ email: 'omar@example.com' })
  const page = await open('/start', `member_user_id=${other}; ${signedIn(niaToken)}; member_audience=evil`)
  expect(JSON.stringify(answersIn(page.text))).toContain(nia)
  expect(page.text).not.toContain(other)
})

test('without one good token the page is the same for everybody', async () => {
  const suspended = await server.insertMember({ email: 'suspended@example.com' })
  const suspendedToken = await server.token(suspended)
  await server.database.db
    .update(members)
    .set({ suspendedAt: new Date() })
    .where(eq(members.userId, suspended))
  const left = await server.token(nia)
  await server.graphql(left, 'mutation { logout { success } }')
  const plain = (await open('/start')).text
  const cookies = [
    '',
    'member_id_token=',
    'member_id_token=%',
    'member_id_token=%E0%A4%A',
    signedIn(`${niaToken}x`),
    signedIn(suspendedToken),
    signedIn(left),
    `${signedIn(niaToken)}; ${signedIn(niaToken)}`,
  ]
  for (const cookie of cookies) {
    const page = await open('/start', cookie)
    expect({ status: page.status, same: page.text === plain }).toEqual({ status: 200, same: true })
  }
  now += 16 * 60_000
  expect((await open('/start', signedIn(niaToken))).text).toBe(plain)
  now -= 16 * 60_000
})

test('it brings the flags of the token’s member when they come in time, and none for anybody else', async () => {
  const flagsIn = async (cookie?: string) => {
    const { text } = await open('/start', cookie)
    const found = /<script type="application\/json" id="flags">(.*?)<\/script>/.exec(text)?.[1]
    return found === undefined ? undefined : JSON.parse(found)
  }
  await expect
    .poll(() => flagsIn(signedIn(niaToken)))
    .toMatchObject({ courseRating: true, freemiumBanner: null })
  const limited = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
  const theirs = signedIn(await server.token(limited))
  await expect.poll(() => flagsIn(theirs)).toMatchObject({ freemiumBanner: { buttonLink: '/upgrade' } })
  expect(await flagsIn()).toBeUndefined()
})

test('it never runs a mutation', async () => {
  expect(answersIn((await open('/write', signedIn(niaToken))).text)).toEqual([])
  expect((await server.graphql(niaToken, WHO_AM_I, { userId: nia })).status).toBe(200)
})

test('what an address says cannot become part of the page', async () => {
  for (const part of [
    '<script>alert(1)</script>',
    '"><img src=x>',
    '$&$`',
    '</body>',
    '%3Cscript%3E',
    '__proto__',
  ]) {
    const page = await open(`/star/${part.replaceAll('/', '%2f')}`, signedIn(niaToken))
    expect(page.status).toBe(200)
    expect(page.text).not.toMatch(/<script>|<img/)
    expect(page.text.match(/<\/body>/g)).toHaveLength(1)
  }
})
