import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import {
  courseFigures,
  courses,
  customers,
  learningChanges,
  sessions,
  videoSessions,
} from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import { insertLessons } from '../../../testing/insert-lessons.ts'
import { countedEmployees, enrollIn, insertEmployee, insertEmployer, watch } from './employer.fixture.ts'
import { findWrongFigures } from './find-wrong-figures.ts'
import { recountChanged } from './recount.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const ago = (days: number) => new Date(NOW - days * DAY_MS)

let database: Database
let acme: string
let courseId: string
let ann: string
beforeEach(async () => {
  database = await openTestDatabase()
  acme = await insertEmployer(database.db, ago(200))
  courseId = await insertCourse(database.db)
  ann = await insertEmployee(database.db, acme, ago(150))
})
afterEach(() => database.close())

const count = () => recountChanged({ database }, NOW)

test('A session that is deleted leaves the figures of its course as they are without it, and so does a course', async () => {
  const { db } = database
  const [first, second] = [await insertSession(db, { courseId }), await insertSession(db, { courseId })]
  await enrollIn(db, ann, { courseId, sessionId: first }, ago(20))
  await enrollIn(db, ann, { courseId, sessionId: second }, ago(10))
  await count()
  await db.delete(sessions).where(eq(sessions.sessionId, first))
  await count()
  const is = eq(courseFigures.period, 'LAST_30_DAYS')
  expect(await db.select().from(courseFigures).where(is)).toMatchObject([{ enrolled: 1 }])
  expect(await findWrongFigures(db, NOW)).toEqual([])
  await db.delete(courses).where(eq(courses.courseId, courseId))
  await count()
  expect(await db.$count(courseFigures)).toBe(0)
  expect(await findWrongFigures(db, NOW)).toEqual([])
})

test('A customer who becomes an employer gives its members seats, and one who is none any more takes them back', async () => {
  const { db } = database
  const become = (type: 'CONSUMER' | 'ENTERPRISE') =>
    db.update(customers).set({ type }).where(eq(customers.customerId, acme))
  await count()
  await become('CONSUMER')
  expect(await countedEmployees(db, acme)).toEqual([])
  await become('ENTERPRISE')
  await count()
  expect(await countedEmployees(db, acme)).toEqual([ann])
})

test('A member whose figures cannot be counted keeps nobody else waiting, and is tried again by the next run', async () => {
  const { db } = database
  const others = await Promise.all([1, 2].map(() => insertEmployee(db, acme, ago(100))))
  const [lesson = ''] = await insertLessons(db, courseId, [{}])
  // More seconds than a number of the table holds.
  await watch(db, ann, lesson, ago(5), 1e10)
  await expect(count()).rejects.toThrow('Failed query')
  expect((await countedEmployees(db, acme)).toSorted()).toEqual(others.toSorted())
  expect(await db.select({ userId: learningChanges.userId }).from(learningChanges)).toContainEqual({
    userId: ann,
  })
  await db.update(videoSessions).set({ videoSessionPlayingTime: 10 })
  await count()
  expect(await countedEmployees(db, acme)).toContain(ann)
  expect(await db.$count(learningChanges)).toBe(0)
})
