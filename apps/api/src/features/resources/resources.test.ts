import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewMember } from '../../testing/insert-member.ts'
import { insertCourse } from '../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertResource } from './resources-kit.fixture.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const at = (day: string) => ({ createdAt: new Date(`2026-05-${day}T09:00:00Z`) })
const FIELDS = 'resourceID slug title pdfDownloadUrl items { content }'
const GET = `query ($slug: String, $id: ID) { getResource(slug: $slug, resourceID: $id) { ${FIELDS}
  created modified stack tags { tagID } items { type imageUrl embedUrl anchorName target { title subtitle imageUrl href } } } }`
const LIST = `query ($ids: [ID!], $count: Int, $page: Int) {
  listResources(resourceIDs: $ids, count: $count, page: $page) { ${FIELDS} } }`
const BESIDE = `query ($courseId: ID!) { listCourseResources(courseId: $courseId) { ${FIELDS} } }`

let server: TestServer
let [course, draftCourse] = ['', '']
const ids = { newest: '', middle: '', oldest: '', draft: '' }

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
  const { db } = server.database
  course = await insertCourse(db, { title: 'Pricing Strategy', subtitle: 'A sprint' })
  draftCourse = await insertCourse(db, { title: 'Secret', publishStatus: 'DRAFT' })
  ids.draft = await insertResource(db, { slug: 'draft', publishStatus: 'DRAFT', courseIds: [course] })
  ids.oldest = await insertResource(db, { slug: 'oldest', title: 'Oldest', ...at('01'), courseIds: [course] })
  ids.middle = await insertResource(db, { slug: 'middle', title: 'Middle', ...at('02') })
  ids.newest = await insertResource(db, {
    slug: 'newest',
    title: 'Newest',
    ...at('03'),
    courseIds: [course],
    pdfDownloadUrl: 'drawn',
    items: [
      { content: '## One', anchorName: 'one' },
      { type: 'IMAGE', content: 'A map', url: 'https://a.example/map.png' },
      { type: 'EMBED', content: 'A video', url: 'https://vimeo.com/76979871' },
      { type: 'COURSE_LINK', courseId: course },
      { type: 'COURSE_LINK', courseId: draftCourse },
      { type: 'RESOURCE_LINK', linkedResourceId: ids.oldest },
      { type: 'RESOURCE_LINK', linkedResourceId: ids.draft },
      { type: 'EXTERNAL_LINK', content: 'A script', url: 'https://b.example/script' },
      { type: 'EXTERNAL_LINK', content: 'Courses', url: '/courses' },
    ],
  })
  for (let more = 0; more < 6; more++)
    await insertResource(db, {
      slug: `more-${more}`,
      courseIds: [course],
      createdAt: new Date(NOW - 1e10 - more),
    })
})
afterAll(() => server.close())

type Listed = { slug: string; pdfDownloadUrl: string | null; items: { content: string }[] }
type Answers = { getResource: Listed | null; listResources: Listed[]; listCourseResources: Listed[] }

async function ask(query: string, variables: Record<string, unknown>, member: NewMember = {}) {
  const token = await server.token(await server.insertMember(member))
  const { data, errors } = await server.graphql<Answers>(token, query, variables)
  expect(errors).toBeUndefined()
  return data
}
const slugs = (list: Listed[] | undefined) => list?.map(({ slug }) => slug)

describe('getResource', () => {
  test('returns the resource with its blocks in order and where each leads, without what is not published', async () => {
    const found = await ask(GET, { slug: 'newest' })
    expect(found?.getResource).toMatchObject({
      resourceID: ids.newest,
      created: '2026-05-03T09:00:00.000Z',
      pdfDownloadUrl: expect.stringMatching(/^\/resources-files\/newest\.pdf\?u=/),
      items: [
        { type: 'RICH_TEXT_HTML', content: '## One', anchorName: 'one', target: null },
        { type: 'IMAGE', content: 'A map', imageUrl: 'https://a.example/map.png', embedUrl: null },
        { type: 'EMBED', embedUrl: 'https://vimeo.com/76979871', imageUrl: null, target: null },
        { target: { title: 'Pricing Strategy', subtitle: 'A sprint', href: `/courses/${course}` } },
        { target: { title: 'Oldest', href: '/resources/oldest' } },
        {
          target: {
            title: 'A script',
            subtitle: 'b.example',
            imageUrl: null,
            href: 'https://b.example/script',
          },
        },
        { target: { title: 'Courses', subtitle: '', href: '/courses' } },
      ],
    })
    expect(found?.getResource?.items).toHaveLength(7)
  })

  test('finds a resource by its id in any case, and by both only if they belong together', async () => {
    const slugOf = async (variables: object) => (await ask(GET, { ...variables }))?.getResource?.slug
    expect(await slugOf({ id: ids.oldest.toUpperCase() })).toBe('oldest')
    expect(await slugOf({ id: ids.oldest, slug: 'oldest' })).toBe('oldest')
    expect(await slugOf({ id: ids.oldest, slug: 'newest' })).toBeUndefined()
  })

  test('returns null alike for drafts, names that nothing has, and neither id nor slug', async () => {
    const wrong = [
      { slug: 'draft' },
      { id: ids.draft },
      { slug: 'nobody' },
      { id: randomUUID() },
      {},
      { slug: '' },
      { slug: "' or 1=1" },
    ]
    for (const variables of wrong) expect(await ask(GET, variables)).toEqual({ getResource: null })
  })
})

describe('listResources', () => {
  test('returns the published resources newest first, 24 a page, without their blocks', async () => {
    const found = await ask(LIST, {})
    expect(slugs(found?.listResources)?.slice(0, 3)).toEqual(['newest', 'middle', 'oldest'])
    expect(found?.listResources).toHaveLength(9)
    expect(found?.listResources.every(({ items }) => items.length === 0)).toBe(true)
  })

  test('returns those of the ids in their order, each once, and never a draft', async () => {
    const asked = [ids.oldest, ids.draft, ids.newest.toUpperCase(), randomUUID(), ids.oldest, 'x']
    expect(slugs((await ask(LIST, { ids: asked }))?.listResources)).toEqual(['oldest', 'newest'])
    expect(slugs((await ask(LIST, { ids: [] }))?.listResources)).toEqual([])
  })

  test.each([
    [{ count: 2 }, ['newest', 'middle']],
    [{ count: 2, page: 2 }, ['oldest', 'more-0']],
    [{ count: 0 }, ['newest']],
    [{ count: -1, page: -5 }, ['newest']],
    [{ page: 1_000_000_000 }, []],
  ])('returns with %j the page %j', async (variables, expected) => {
    expect(slugs((await ask(LIST, variables))?.listResources)).toEqual(expected)
  })
})

describe('listCourseResources', () => {
  test('returns the six newest published resources beside a course', async () => {
    const expected = ['newest', 'oldest', 'more-0', 'more-1', 'more-2', 'more-3']
    for (const courseId of [course, course.toUpperCase()])
      expect(slugs((await ask(BESIDE, { courseId }))?.listCourseResources)).toEqual(expected)
  })

  test('returns nothing for courses that have none and ids that are none', async () => {
    for (const courseId of [draftCourse, randomUUID(), '', "'"])
      expect(await ask(BESIDE, { courseId })).toEqual({ listCourseResources: [] })
  })
})

test.each<[NewMember, boolean]>([
  [{ areas: ['ai-academy'] }, true],
  [{ status: 'EMPLOYEE' }, true],
  [{ status: 'TRIAL' }, true],
  [{ status: 'LIMITED', areas: ['mc-limited'] }, false],
  [{ areas: ['mc-transactional', 'crash-courses', 'bootcamps'] }, false],
  [{ status: 'ALUMNI' }, false],
])('Whether the member %j gets resources and the addresses of their files is %s', async (member, allowed) => {
  expect((await ask(GET, { slug: 'newest' }, member))?.getResource?.pdfDownloadUrl !== undefined).toBe(
    allowed,
  )
  expect((await ask(LIST, {}, member))?.listResources.length).toBe(allowed ? 9 : 0)
  expect((await ask(BESIDE, { courseId: course }, member))?.listCourseResources.length).toBe(allowed ? 6 : 0)
})
