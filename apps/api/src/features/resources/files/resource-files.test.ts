import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import { eq } from 'drizzle-orm'
import type { NewMember } from '../../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertResource } from '../resources-kit.fixture.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const GET = `{ getResource(slug: "canvas") { pdfDownloadUrl } listResources { pdfDownloadUrl } }`
const TEXT = `## Nine lines

One **two** [three](/courses) and [four](#anchor), Łódź, 価格.

- a
  1. b

> quoted

| Line | What |
| :- | :- |
| Price | A number |

---

\`\`\`
${'Ask for the discount.\n'.repeat(120)}\`\`\``

let now = NOW
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await insertResource(server.database.db, {
    slug: 'canvas',
    title: 'The canvas: “nine” lines',
    pdfDownloadUrl: 'drawn',
    items: [
      { content: TEXT },
      { type: 'IMAGE', content: 'A map', url: '/art/map.svg' },
      { type: 'EMBED', content: 'A video', url: 'https://vimeo.com/76979871' },
      { type: 'EXTERNAL_LINK', content: 'A script', url: 'https://b.example/' },
    ],
  })
  await insertResource(server.database.db, { slug: 'shipped', pdfDownloadUrl: 'https://a.example/x.pdf' })
})
beforeEach(() => {
  now = NOW
})
afterAll(() => server.close())

async function addressFor(member: NewMember = {}): Promise<{ address: string; userId: string }> {
  const userId = await server.insertMember(member)
  const { data } = await server.graphql<{ getResource: { pdfDownloadUrl: string } | null }>(
    await server.token(userId),
    GET,
  )
  return { address: data?.getResource?.pdfDownloadUrl ?? '', userId }
}
const load = (address: string) => fetch(`${server.url}${address}`, { redirect: 'manual' })

describe('The drawn file of a resource', () => {
  test('is loaded by the address that a reader gets, as a PDF of several pages with its title', async () => {
    const answer = await load((await addressFor()).address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''The%20canvas%20")
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(300_000)
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(4)
    expect(bytes.toString('latin1')).toContain('https://b.example/')
  })

  test('is the same for every reader', async () => {
    const bytes = async () => (await load((await addressFor()).address)).arrayBuffer()
    expect(Buffer.from(await bytes()).equals(Buffer.from(await bytes()))).toBe(true)
  })

  test('is not loaded by an address that is changed, expired, of another resource or not signed', async () => {
    const { address } = await addressFor()
    const other = await server.insertMember({})
    const wrong = [
      '/resources-files/canvas.pdf',
      address.replace(/u=[^&]+/, `u=${other}`),
      address.replace(/e=\d+/, 'e=999999999'),
      address.replace(/s=./, 's='),
      address.replace('canvas', 'shipped'),
      `${address}&u=${other}`,
    ]
    for (const each of wrong) {
      const answer = await load(each)
      expect([answer.status, await answer.text()], each).toEqual([302, ''])
      expect(answer.headers.get('location')).toMatch(/^\/resources\/(?:canvas|shipped)$/)
    }
    now += 2 * 3_600_000
    expect((await load(address)).status).toBe(302)
  })

  test('is refused as soon as the member may no longer read resources', async () => {
    const { address, userId } = await addressFor()
    expect((await load(address)).status).toBe(200)
    await server.database.db.delete(entitlements).where(eq(entitlements.userId, userId))
    now += 60_000
    expect((await load(address)).status).toBe(302)
  })

  test('has no address for a member who may not read resources', async () => {
    expect((await addressFor({ areas: ['crash-courses'] })).address).toBe('')
  })
})
