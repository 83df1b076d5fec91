import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseFaculty, faculty } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { signIn } from '../catalog/listed-courses.fixture.ts'
import { writeSearchDocuments } from './search-documents-store.ts'

const id = {
  pricing: randomUUID(),
  subtitle: randomUUID(),
  description: randomUUID(),
  professor: randomUUID(),
  prompting: randomUUID(),
  hidden: randomUUID(),
  draft: randomUUID(),
}
const names = new Map<string, string>(Object.entries(id).map(([name, courseId]) => [courseId, name]))

let server: TestServer
let member: string

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.database
  const text = { title: 'A course', subtitle: '', description: '' }
  const courses = [
    { courseId: id.professor, ...text, title: 'Leading teams' },
    { courseId: id.description, ...text, description: 'Everything about pricing.' },
    { courseId: id.subtitle, ...text, subtitle: 'Pricing for founders' },
    {
      courseId: id.pricing,
      ...text,
      title: 'Pricing Strategy',
      topics: ['Pricing'],
      difficulty: 'Advanced' as const,
    },
    {
      courseId: id.prompting,
      ...text,
      title: 'Prompting as Briefing',
      stack: 'ai' as const,
      topics: ['Functional AI'],
    },
    { courseId: id.hidden, ...text, title: 'Hidden pricing' },
    { courseId: id.draft, ...text, title: 'Draft of pricing', publishStatus: 'DRAFT' as const },
  ]
  for (const course of courses) {
    await insertCourse(db, course)
    await insertSession(db, {
      courseId: course.courseId,
      startAt: new Date(Date.now() + 7 * DAY_MS),
      endAt: new Date(Date.now() + 9 * DAY_MS),
      hideInCatalog: course.courseId === id.hidden,
    })
  }
  const facultyId = randomUUID()
  await db
    .insert(faculty)
    .values({ facultyId, slug: 'pri', fullName: 'Maya Lindqvist-Pricing', imageUrl: '/p.svg' })
  await db.insert(courseFaculty).values({ courseId: id.professor, facultyId })
  await writeSearchDocuments(db)
  member = (await signIn(server)).token
})
afterAll(() => server.close())

const SEARCH = `query ($input: SearchCoursesInput!) { searchCourses(input: $input) { courseId score } }`

interface Hit {
  courseId: string
  score: number
}

async function search(query: string, facets: object = {}, token: string | null = member) {
  const { data } = await server.graphql<{ searchCourses: Hit[] }>(token, SEARCH, {
    input: { query, ...facets },
  })
  return data?.searchCourses ?? []
}

const found = async (...request: Parameters<typeof search>) =>
  (await search(...request)).map(({ courseId }) => names.get(courseId)).join(' ')

describe('searchCourses', () => {
  test('ranks the title before the subtitle, the description and the faculty', async () => {
    expect(await found('pricing')).toBe('pricing subtitle description professor')
    const scores = (await search('pricing')).map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test.each([
    ['a missing letter', 'pricng', 'pricing subtitle description professor'],
    ['a doubled letter', 'prommpting', 'prompting'],
    ['a wrong ending', 'strategi', 'pricing'],
    ['a typo in a name', 'lindquist', 'professor'],
    ['the beginning of a word', 'promp', 'prompting'],
    ['another form of a word', 'briefed', 'prompting'],
    ['capitals and spaces', '  PRICING   strategy ', 'pricing'],
    ['two words of different fields', 'leading maya', 'professor'],
    ['words that no course has together', 'pricing briefing', ''],
    ['a word that nothing resembles', 'xylophone', ''],
  ])('finds a course by %s', async (_what, query, expected) => {
    expect(await found(query)).toBe(expected)
  })

  test('keeps to one value within a facet and to every facet', async () => {
    expect(await found('pricing', { difficulties: ['Advanced'] })).toBe('pricing')
    expect(await found('p', { stacks: ['ai'] })).toBe('prompting')
    expect(await found('p', { stacks: ['ai'], topics: ['Pricing'] })).toBe('')
    expect(await found('p', { topics: ['Functional AI', 'Pricing'] })).toBe('pricing prompting')
  })

  test.each([
    ['statements of SQL', "'; drop table courses; --"],
    ['operators of full-text search', '"pricing" & | ! ( <-> :* %_ \\'],
    ['wildcards', '%_______'],
    ['symbols', '🦄🦄'],
    ['a very long word', 'a'.repeat(10_000)],
    ['thousands of words', 'a '.repeat(5_000)],
  ])('answers a query of %s', async (_what, query) => {
    const { errors } = await server.graphql(member, SEARCH, { input: { query } })
    expect(errors).toBeUndefined()
  })

  test('answers any text and any facets without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }),
        async (query, values) => {
          const input = { query, stacks: values, topics: values, difficulties: values }
          const { errors } = await server.graphql(member, SEARCH, { input })
          expect(errors).toBeUndefined()
        },
      ),
      { numRuns: 60 },
    )
  })

  test('finds nothing without words', async () => {
    expect(await found('')).toBe('')
    expect(await found(' ?! ', { stacks: ['ai'] })).toBe('')
  })

  test('never names hidden or unpublished courses, nor those that the plan does not cover', async () => {
    const academy: NewMember = { areas: ['ai-academy'] }
    const { token } = await signIn(server, academy)
    expect(await found('pricing', {}, token)).toBe('')
    expect(await found('prompting', {}, token)).toBe('prompting')
  })

  test('answers nothing to ended accounts, and Unauthorized without a sign-in', async () => {
    const { token } = await signIn(server, { status: 'ALUMNI' })
    expect(await search('pricing', {}, token)).toEqual([])
    const signedOut = await server.graphql(null, SEARCH, { input: { query: 'pricing' } })
    expect([signedOut.status, signedOut.errors?.[0]?.message]).toEqual([401, 'Unauthorized'])
  })

  test('finds a course by its new title after the next load of content', async () => {
    const courseId = randomUUID()
    const { db } = server.database
    await insertCourse(db, { courseId, title: 'Zeppelin economics' })
    expect(await search('zeppelin')).toEqual([])
    await insertSession(db, {
      courseId,
      startAt: new Date(Date.now() + DAY_MS),
      endAt: new Date(Date.now() + 2 * DAY_MS),
    })
    await writeSearchDocuments(db)
    await server.services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog', ''))
    expect((await search('zepelin')).map((hit) => hit.courseId)).toEqual([courseId])
  })
})
