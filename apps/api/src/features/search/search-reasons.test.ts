import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldedWords } from '@section/domain/search/fold-text.ts'
import { contentGroups, contentItems, courseFaculty, faculty } from '@section/db/schema.ts'
import { insertCourse, insertSession } from '../../testing/insert-course.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { openCatalog, signIn } from '../catalog/listed-courses.fixture.ts'
import { courseTexts } from './course-texts.ts'
import { readDocuments } from './documents/documents-store.ts'
import { refreshDocuments } from './documents/refresh-documents.ts'
import { weightedWords } from './documents/search-document.ts'

const SEARCH = `query ($input: SearchCoursesInput!) {
  searchCourses(input: $input) { courseId reason { field parts { text isMatch } } } }`

interface Hits {
  searchCourses: {
    courseId: string
    reason: { field: string; parts: { text: string; isMatch: boolean }[] } | null
  }[]
}

let server: TestServer
let open: string
let hidden: string
beforeAll(async () => {
  server = await openCatalog()
  const { db } = server.database
  open = await insertLessons('Unit Economics', { hideInCatalog: false })
  hidden = await insertLessons('Hidden Economics', { hideInCatalog: true })
  const facultyId = randomUUID()
  const imageUrl = '/art/portrait/x.svg'
  await db.insert(faculty).values({ facultyId, slug: facultyId, fullName: 'Tobias Engström', imageUrl })
  await db.insert(courseFaculty).values({ courseId: open, facultyId })
  await server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await refreshDocuments(tx)
    invalidate('catalog')
  })
})
afterAll(() => server.close())

/** Inserts a course with a live session and an on-demand edition with a lesson. */
async function insertLessons(title: string, edition: { hideInCatalog: boolean }): Promise<string> {
  const { db } = server.database
  const courseId = await insertCourse(db, {
    title,
    subtitle: 'What a customer is worth',
    description: 'Earn more from each order than it costs.',
    meta: {
      topTakeaway: 'Count what is left.',
      whoWillBenefit: [{ title: 'Owners', description: 'You pay the bills.', iconUrl: null }],
    },
  })
  await insertSession(db, { courseId })
  await insertSession(db, { courseId, sessionType: 'ON_DEMAND', ...edition })
  const courseContentGroupId = randomUUID()
  await db.insert(contentGroups).values({ courseContentGroupId, courseId, slug: 'module', title: 'Module' })
  await db
    .insert(contentItems)
    .values({ courseContentGroupId, slug: 'lesson', title: 'Running a breakeven test' })
  return courseId
}

/** Returns the reasons of the hits by course, with the words of the search in brackets. */
async function reasons(query: string): Promise<Record<string, string | null>> {
  const { token } = await signIn(server)
  const { data, errors } = await server.graphql<Hits>(token, SEARCH, { input: { query } })
  expect(errors).toBeUndefined()
  return Object.fromEntries(
    (data?.searchCourses ?? []).map(({ courseId, reason }) => [
      courseId,
      reason &&
        `${reason.field} ${reason.parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')}`,
    ]),
  )
}

describe('The reason of a hit of searchCourses', () => {
  test('is the title, a professor, the title of a lesson, or another text of the course', async () => {
    expect(await reasons('unit econ')).toEqual({ [open]: 'TITLE [Unit] [Economics]' })
    expect(await reasons('engstrom')).toEqual({ [open]: 'PROFESSOR Tobias [Engström]' })
    expect(await reasons('breakeven')).toEqual({ [open]: 'LESSON Running a [breakeven] test' })
    expect(await reasons('customers')).toMatchObject({ [hidden]: 'SUBTITLE What a [customer] is worth' })
    expect(await reasons('bills')).toMatchObject({ [open]: 'AUDIENCE Owners: You pay the [bills].' })
  })

  test('is never a lesson of a hidden edition, by which its course is not found', async () => {
    expect(await reasons('breakeven economics')).toEqual({ [open]: 'TITLE Unit [Economics]' })
    expect(Object.keys(await reasons('running test'))).toEqual([open])
  })

  test('is null in a search without text', async () => {
    expect(new Set(Object.values(await reasons(' ')))).toEqual(new Set([null]))
  })
})

test('The reasons of hits are looked for in the very words by which courses are found', async () => {
  const snapshot = await server.services.catalog.current()
  const documents = await readDocuments(server.database.db)
  expect(documents.length).toBeGreaterThan(3)
  for (const document of documents) {
    const found = Object.values(weightedWords(document)).flatMap((words) => words.split(' ').filter(Boolean))
    const told = courseTexts(snapshot, document.courseId).flatMap(({ text }) => foldedWords(text))
    expect(told.toSorted(), document.title).toEqual(found.toSorted())
  }
})
