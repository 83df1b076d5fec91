import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { sendRaw } from '../kit/raw-request.ts'

let server: TestServer
let nia: string
let niaToken: string
let now = Date.now()

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  nia = await server.insertMember({ email: 'nia@example.com' })
  niaToken = await server.token(nia)
})
afterAll(() => server.close())

const open = (path: string, cookie?: string) =>
  sendRaw(server.url, { method: 'GET', path, headers: cookie === undefined ? {} : { cookie } })
const customerOf = async (userId: string) => {
  const [member] = await server.database.db.select().from(members).where(eq(members.userId, userId))
  return member?.customerId ?? ''
}
const signedIn = (token: string) => `member_id_token=${token}`
const prefetchedIn = (html: string): unknown[] | undefined => {
  const found = /<script type="application\/json" id="prefetched"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
  return found === undefined ? undefined : JSON.parse(found)
}

test('A page contains the first answers for the member of its cookie, and must not be stored', async () => {
  const page = await open('/courses', signedIn(niaToken))
  expect(page.headers['cache-control']).toBe('no-store')
  expect(prefetchedIn(page.text)?.slice(0, 2)).toMatchObject([
    [expect.stringMatching(/^sha256:/), { userId: nia }, { getMember: { userId: nia } }],
    [expect.stringMatching(/^sha256:/), {}, { listUserCourses: [] }],
  ])
})

test('A page with the first answers says when the server sent it, by the clock of the server', async () => {
  const page = await open('/', signedIn(niaToken))
  expect(page.text).toContain(` data-sent-at="${now}"`)
})

test('The prefetched answers in a page are those for the parameters of its address', async () => {
  const page = await open('/courses/a%20course', signedIn(niaToken))
  expect(prefetchedIn(page.text)?.[1]).toMatchObject([
    expect.stringMatching(/^sha256:/),
    { courseId: 'a course' },
    { listUserSessionsByCourse: [] },
  ])
})

test('The prefetched answer in a page about another member is about them, and the viewer is still the viewer', async () => {
  const omar = await server.insertMember({ email: 'omar@directory.example' })
  const page = await open(`/member-directory/${omar}`, signedIn(niaToken))
  expect(prefetchedIn(page.text)?.slice(0, 2)).toMatchObject([
    [expect.stringMatching(/^sha256:/), { userId: nia }, { getMember: { userId: nia } }],
    [expect.stringMatching(/^sha256:/), { userId: omar }, { getMemberProfile: expect.anything() }],
  ])
})

test('The page of the own employer’s dashboard contains the figures of that employer, and no other page does', async () => {
  const lead = await server.insertMember({ customer: 'acme', areas: ['enterprise-dashboard'] })
  const customerId = await customerOf(lead)
  const globex = await customerOf(await server.insertMember({ customer: 'globex' }))
  const token = await server.token(lead)
  const answersAt = async (path: string) => prefetchedIn((await open(path, signedIn(token))).text)?.[1]
  const own = [
    expect.stringMatching(/^sha256:/),
    { customerId },
    { getOrganizationDetails: { overview: { companyName: 'acme' } } },
  ]
  expect(await answersAt('/organization')).toMatchObject(own)
  expect(await answersAt(`/organization/${customerId}`)).toMatchObject(own)
  expect(await answersAt(`/organization/${globex}`)).toMatchObject([
    expect.stringMatching(/^sha256:/),
    { customerId: globex },
    { getOrganizationDetails: { overview: null, stats: null, error: { code: 'NOT_FOUND' } } },
  ])
})

test.each(['tab=courses', 'page=1', 'search=ann', 'filter=LAST_30_DAYS', 'sortKey=NAME&sortDirection=ASC'])(
  'The page of a dashboard whose address says %s contains no figures, because it asks for others',
  async (parameters) => {
    const token = await server.token(
      await server.insertMember({ customer: 'acme', areas: ['enterprise-dashboard'] }),
    )
    expect((await open(`/organization?${parameters}`, signedIn(token))).text).not.toContain('getOrganization')
    expect((await open('/organization?utm_source=mail', signedIn(token))).text).toContain('getOrganization')
  },
)

test('A page that needs no sign-in contains no answers, also for a member', async () => {
  expect(prefetchedIn((await open('/login', signedIn(niaToken))).text)).toBeUndefined()
  expect(prefetchedIn((await open('/nowhere', signedIn(niaToken))).text)).toBeUndefined()
})

test('A page contains the frame of its screen for a member, and not for a visitor', async () => {
  const frame = 'class="skeleton"'
  expect((await open('/courses', `member_user_id=${nia}; ${signedIn(niaToken)}`)).text).toContain(frame)
  expect((await open('/courses')).text).not.toContain(frame)
  expect((await open('/login', `member_user_id=${nia}`)).text).not.toContain(frame)
})

test('A page contains the prefetched answers for the member of the token, whatever the other cookies say', async () => {
  const other = await server.insertMember({ email: 'omar@example.com' })
  const page = await open('/courses', `member_user_id=${other}; ${signedIn(niaToken)}; member_audience=evil`)
  expect(JSON.stringify(prefetchedIn(page.text))).toContain(nia)
  expect(page.text).not.toContain(other)
})

test('A page without exactly one valid token is the same for everybody', async () => {
  const suspended = await server.insertMember({ email: 'suspended@example.com' })
  const suspendedToken = await server.token(suspended)
  await server.database.db
    .update(members)
    .set({ suspendedAt: new Date() })
    .where(eq(members.userId, suspended))
  const left = await server.token(nia)
  await server.graphql(left, 'mutation { logout { success } }')
  const plain = (await open('/courses')).text
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
    const page = await open('/courses', cookie)
    expect({ status: page.status, same: page.text === plain }).toEqual({ status: 200, same: true })
  }
  now += 16 * 60_000
  expect((await open('/courses', signedIn(niaToken))).text).toBe(plain)
  now -= 16 * 60_000
})

test('A page contains the flags of the token’s member if they arrive in time, and otherwise none', async () => {
  const flagsIn = async (cookie?: string) => {
    const [of, , flags] = (prefetchedIn((await open('/account-settings', cookie)).text)?.at(-1) ??
      []) as unknown[]
    return of === 'flags' ? flags : undefined
  }
  await expect
    .poll(() => flagsIn(signedIn(niaToken)))
    .toMatchObject({ courseRating: true, freemiumBanner: null })
  const limited = await server.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
  const theirs = signedIn(await server.token(limited))
  await expect.poll(() => flagsIn(theirs)).toMatchObject({ freemiumBanner: { buttonLink: '/upgrade' } })
  expect(await flagsIn()).toBeUndefined()
})

test('Text of an address cannot become part of the page', async () => {
  for (const part of [
    '<script>alert(1)</script>',
    '"><img src=x>',
    '$&$`',
    '</body>',
    '%3Cscript%3E',
    '__proto__',
  ]) {
    const page = await open(`/courses/${part.replaceAll('/', '%2f')}`, signedIn(niaToken))
    expect(page.status).toBe(200)
    expect(page.text).not.toMatch(/<script>|<img/)
    expect(page.text.match(/<\/body>/g)).toHaveLength(1)
  }
})
