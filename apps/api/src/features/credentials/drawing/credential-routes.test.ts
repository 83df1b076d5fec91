import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { credentials, members } from '@section/db/schema.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { insertCourse } from '../../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { DocumentAudience, DocumentFormat } from './credential-links.ts'

let server: TestServer
const clock = { now: Date.parse('2026-06-01T12:00:00Z') }
const credential = { credentialId: '', userId: '', courseId: '' }

beforeAll(async () => {
  server = await startTestServer({ clock: () => clock.now })
})
beforeEach(async () => {
  const { db } = server.database
  credential.credentialId = randomUUID()
  credential.userId = await server.insertMember({})
  credential.courseId = await insertCourse(db, {})
  await db.insert(credentials).values({
    ...credential,
    kind: 'BADGE',
    issuedAt: new Date('2026-05-31T23:30:00Z'),
    statement: {
      recipientName: 'Łukasz Žižek',
      title: 'Prêt: "à" l’IA/AI',
      description: 'About “AI”.',
      issuerName: 'Section',
      courseTitles: [],
      slug: 'pricing',
      stack: 'ai',
    },
  })
})
afterAll(() => server.close())

const publish = (isPublic = true) =>
  server.database.db
    .update(credentials)
    .set({ isPublic })
    .where(eq(credentials.credentialId, credential.credentialId))
const addressOf = (format: DocumentFormat, audience: DocumentAudience = 'owner') =>
  server.services.credentialLinks.path({ credentialId: credential.credentialId, format, audience }, clock.now)
const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers })
const shareOf = (id = credential.credentialId) => `/credentials/${id}/share.png`

/** Returns the parts of an answer that could tell two refusals apart, without the headers that every answer has. */
const seen = async (response: Response) => [
  response.status,
  await response.text(),
  response.headers.get('cache-control'),
  response.headers.get('content-type'),
]

test('The PDF of a credential is downloaded under its title, privately, and cannot run anything', async () => {
  const response = await load(addressOf('pdf'))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Pret a l_IA AI.pdf"; filename*=UTF-8''Pr%C3%AAt%20%C3%A0%20l%E2%80%99IA%20AI.pdf`,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test.each(['pdf', 'svg'] as const)(
  'A %s that cannot be drawn is an error and no download',
  async (format) => {
    await server.database.db
      .update(credentials)
      .set({ statement: sql`'{}'` })
      .where(eq(credentials.credentialId, credential.credentialId))
    const response = await load(addressOf(format))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'application/json; charset=utf-8',
    ])
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Something went wrong.' }] })
  },
)

test('The drawing of a credential is an SVG that its browser may keep', async () => {
  const response = await load(addressOf('svg'))
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ])
  expect(await response.text()).toContain('<title id="t">Łukasz Žižek: Prêt: &quot;à&quot; l’IA/AI</title>')
  const etag = response.headers.get('etag') ?? ''
  expect((await load(addressOf('svg'), { 'if-none-match': etag })).status).toBe(304)
})

test('An address for everybody opens a document while the credential is public', async () => {
  const address = addressOf('svg', 'everybody')
  expect((await load(address)).status).toBe(404)
  await publish()
  expect((await load(address)).status).toBe(200)
  await publish(false)
  expect((await load(address)).status).toBe(404)
})

test('An address opens nothing after its time, with another signature, and for another credential', async () => {
  const address = addressOf('pdf')
  const other = randomUUID()
  for (const path of [
    address.replace(/\?.*/, ''),
    address.replace(/s=(.)/, (_, first) => `s=${first === 'x' ? 'y' : 'x'}`),
    address.replace('.pdf', '.svg'),
    address.replace(credential.credentialId, other),
    server.services.credentialLinks.path(
      { credentialId: other, format: 'pdf', audience: 'owner' },
      clock.now,
    ),
  ])
    expect((await load(path)).status, path).toBe(404)
  clock.now += 2 * HOUR_MS
  expect((await load(address)).status).toBe(404)
})

test('The share picture is a PNG of 1200 by 630 pixels while the credential is public', async () => {
  await publish()
  const response = await load(shareOf())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(200_000)
})

test('The share pictures of a private credential, of a suspended owner and of no credential are missing alike', async () => {
  const unknown = await seen(await load(shareOf(randomUUID())))
  expect(unknown.slice(0, 2)).toEqual([404, 'Not found'])
  expect(await seen(await load(shareOf()))).toEqual(unknown)
  await publish()
  await server.database.db
    .update(members)
    .set({ suspendedAt: new Date() })
    .where(eq(members.userId, credential.userId))
  expect(await seen(await load(shareOf()))).toEqual(unknown)
  expect(await seen(await load(shareOf('-'.repeat(36))))).toEqual(unknown)
})

test('The page of a public credential names the recipient and the title, and shows the share picture', async () => {
  const path = `/credentials/${credential.credentialId}`
  const tag = (text: string, name: string) =>
    new RegExp(`property="${name}"\\s+content="([^"]*)"`).exec(text)?.[1]
  const page = async (address: string) => (await load(address, { accept: 'text/html' })).text()
  const unknown = await page(`/credentials/${randomUUID()}`)
  expect(unknown).not.toContain('og:')
  expect(await page(path)).toBe(unknown)
  await publish()
  const shown = await page(path.toUpperCase().replace('/CREDENTIALS', '/credentials'))
  expect(tag(shown, 'og:title')).toBe('Łukasz Žižek: Prêt: &quot;à&quot; l’IA/AI')
  expect(tag(shown, 'og:description')).toBe('About “AI”.')
  expect(tag(shown, 'og:url')).toBe(`${server.url}${path}`)
  expect(tag(shown, 'og:image')).toBe(`${server.url}${path}/share.png`)
  await publish(false)
  expect(await page(path)).toBe(unknown)
})
