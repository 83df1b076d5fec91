import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { caseStudies } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertCaseStudy } from './insert-case-study.fixture.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const KEY = 'where-ai-earns-its-keep'
const VIDEO = { videoExternalKey: KEY, videoDuration: 30 }
const LIST = `query ($id: ID) {
  listCaseStudies(caseStudyId: $id) { title readingMinutes publishedAt status video { duration playlistUrl } } }`

let now = NOW
let server: TestServer
const ids = { newest: '', oldest: '', planned: '', draft: '' }

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  const { db } = server.database
  const at = (date: string) => ({ publishedAt: new Date(date) })
  ids.oldest = await insertCaseStudy(db, { title: 'Oldest', ...at('2026-02-01T09:00Z') })
  ids.newest = await insertCaseStudy(db, { title: 'Newest', ...at('2026-05-20T15:00:00Z'), ...VIDEO })
  ids.planned = await insertCaseStudy(db, { title: 'Planned', ...at('2026-05-20T15:00:01Z') })
  ids.draft = await insertCaseStudy(db, { title: 'Draft', publishStatus: 'DRAFT' })
})
beforeEach(() => {
  now = NOW
})
afterAll(() => server.close())

const reload = () =>
  server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))

interface Listed {
  title: string
  publishedAt: string
  video: { duration: number; playlistUrl: string } | null
}

async function listFor(member: NewMember, id?: string): Promise<Listed[] | undefined> {
  const token = await server.token(await server.insertMember(member))
  const { data } = await server.graphql<{ listCaseStudies: Listed[] }>(token, LIST, { id })
  return data?.listCaseStudies
}

const titles = (list: Listed[] | undefined) => list?.map(({ title }) => title)

describe('listCaseStudies', () => {
  test('returns what is published now, newest first', async () => {
    expect(await listFor({})).toEqual([
      {
        title: 'Newest',
        readingMinutes: 1,
        publishedAt: '2026-05-20T15:00:00.000Z',
        status: 'ACTIVE',
        video: { duration: 30, playlistUrl: expect.stringContaining(`/manifests/${KEY}.m3u8?t=`) },
      },
      expect.objectContaining({ title: 'Oldest', video: null }),
    ])
  })

  test('lists a planned one from its instant on', async () => {
    now += 1000
    expect(titles(await listFor({}))).toEqual(['Planned', 'Newest', 'Oldest'])
  })

  test('returns one by its id in any case', async () => {
    expect(titles(await listFor({}, ids.oldest.toUpperCase()))).toEqual(['Oldest'])
  })

  test('reads no text that another reader was told, until content is loaded', async () => {
    await listFor({})
    const token = await server.token(await server.insertMember({}))
    const prepared = vi.spyOn(Object.getPrototypeOf(server.database.db._.session), 'prepareQuery')
    await server.graphql(token, LIST, { id: ids.oldest })
    await server.graphql(token, LIST)
    expect(prepared.mock.calls.filter(([query]) => JSON.stringify(query).includes('body_text'))).toEqual([])
    prepared.mockRestore()
    const bodyText = 'word '.repeat(221)
    await server.database.db
      .update(caseStudies)
      .set({ bodyText })
      .where(eq(caseStudies.caseStudyId, ids.oldest))
    await reload()
    expect(await listFor({}, ids.oldest)).toMatchObject([{ readingMinutes: 2 }])
  })

  test('returns the 500 newest of many, and by its id also an older one', async () => {
    const { db } = server.database
    const many = await Promise.all(
      Array.from({ length: 501 }, (_, n) => insertCaseStudy(db, { publishedAt: new Date(n * 1000) })),
    )
    await reload()
    expect(await listFor({})).toHaveLength(499)
    expect(await listFor({}, many[0])).toMatchObject([{ publishedAt: '1970-01-01T00:00:00.000Z' }])
    await db.delete(caseStudies).where(inArray(caseStudies.caseStudyId, many))
    await reload()
  })

  test('returns nothing alike for drafts, planned ones and ids that nothing has', async () => {
    for (const id of [ids.draft, ids.planned, randomUUID(), '', 'x'.repeat(40)])
      expect(await listFor({}, id), id).toEqual([])
  })

  test.each<[NewMember, number]>([
    [{ areas: ['ai-academy'] }, 2],
    [{ status: 'EMPLOYEE' }, 0],
    [{ status: 'LIMITED', areas: ['mc-limited'] }, 0],
    [{ areas: ['crash-courses'] }, 0],
    [{ status: 'ALUMNI' }, 0],
  ])('returns to the member %j %i case studies', async (member, count) => {
    expect(await listFor(member)).toHaveLength(count)
  })
})

describe('The video of a case study', () => {
  const load = async (member: NewMember) => {
    const userId = await server.insertMember(member)
    const t = server.services.mediaLinks.token(KEY, userId, now)
    return (await fetch(`${server.url}/manifests/${KEY}.m3u8?t=${t}`)).status
  }

  test('is loaded from the media host by the address that a reader gets', async () => {
    const [newest] = (await listFor({}, ids.newest)) ?? []
    expect((await fetch(new URL(newest?.video?.playlistUrl ?? '', server.url))).status).toBe(200)
  })

  test.each<NewMember>([
    { status: 'EMPLOYEE' },
    { status: 'LIMITED', areas: ['mc-limited'] },
    { areas: [] },
    { status: 'POST_TRIAL' },
  ])('is refused to the member %j, also with a signature', async (member) => {
    expect(await load(member)).toBe(403)
  })

  test('is refused once the case study is archived', async () => {
    const set = (publishStatus: 'ACTIVE' | 'ARCHIVED') =>
      server.database.db
        .update(caseStudies)
        .set({ publishStatus })
        .where(eq(caseStudies.caseStudyId, ids.newest))
    expect(await load({})).toBe(200)
    await set('ARCHIVED')
    expect(await load({})).toBe(403)
    await set('ACTIVE')
  })

  test('is refused before the case study is published', async () => {
    now -= 1
    expect(await load({})).toBe(403)
  })
})

test('The cover of an insight is drawn in the colors of a stack, and of no other', async () => {
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await status('/art/insight/nine-lines.svg?stack=ai')).toBe(200)
  expect(await status('/art/insight/nine-lines.svg')).toBe(404)
  expect(await status('/art/insight/nine-lines.svg?stack=law')).toBe(404)
})
