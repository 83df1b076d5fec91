import { and, eq, getTableColumns } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import {
  courseFigures,
  customers,
  employeeCourseFigures,
  employeeFigures,
  employees,
  figuresState,
  members,
  organizationFigures,
} from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import { insertLessons } from '../../../testing/insert-lessons.ts'
import {
  countedEmployees,
  enrollIn,
  insertEmployee,
  insertEmployer,
  moveEmployee,
  watch,
} from './employer.fixture.ts'
import { recountChanged } from './recount.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const ago = (days: number) => new Date(NOW - days * DAY_MS)

let database: Database
let acme: string
let courseId: string
let sessionId: string
let videos: string[]
beforeEach(async () => {
  database = await openTestDatabase()
  const { db } = database
  acme = await insertEmployer(db, ago(200))
  courseId = await insertCourse(db)
  sessionId = await insertSession(db, { courseId, sessionType: 'ON_DEMAND' })
  videos = await insertLessons(db, courseId, [
    { duration: 100 },
    { duration: 300 },
    { duration: 50, required: false },
  ])
})
afterEach(() => database.close())

const count = (now = NOW) => recountChanged({ database }, now)
const sums = async (customerId: string, period: FigurePeriod) => {
  const is = and(eq(organizationFigures.customerId, customerId), eq(organizationFigures.period, period))
  const { customerId: _customer, period: _period, ...columns } = getTableColumns(organizationFigures)
  const [row] = await database.db.select(columns).from(organizationFigures).where(is)
  if (!row) throw new Error('There are no figures of this employer.')
  return row
}
const video = (position: number) => videos[position] ?? ''

test('What employees did counts in the periods in which it was done, once for each employee and video', async () => {
  const { db } = database
  const ann = await insertEmployee(db, acme, ago(150))
  const ben = await insertEmployee(db, acme, ago(150))
  await watch(db, ann, video(0), ago(100), 40)
  await watch(db, ann, video(0), ago(10), 100)
  await watch(db, ben, video(1), ago(60), 150)
  await enrollIn(db, ben, { courseId, sessionId }, ago(80), ago(31))
  await count()
  expect(await sums(acme, 'LAST_30_DAYS')).toEqual({
    usersEngaged: 1,
    lessonsStarted: 1,
    secondsWatched: 100,
    coursesCompleted: 0,
    badgesEarned: 0,
    usersWithBadge: 0,
  })
  expect(await sums(acme, 'CONTRACT_TO_DATE')).toEqual({
    usersEngaged: 2,
    lessonsStarted: 2,
    secondsWatched: 290,
    coursesCompleted: 1,
    badgesEarned: 1,
    usersWithBadge: 1,
  })
  const is = and(eq(courseFigures.courseId, courseId), eq(courseFigures.period, 'LAST_90_DAYS'))
  expect(await db.select().from(courseFigures).where(is)).toMatchObject([{ enrolled: 1, completed: 1 }])
})

test('Engagement is the watched share of the required video time, also for somebody who watched a part twice', async () => {
  const { db } = database
  const ann = await insertEmployee(db, acme, ago(150))
  await watch(db, ann, video(0), ago(9), 100)
  await watch(db, ann, video(0), ago(8), 100)
  await watch(db, ann, video(1), ago(7), 100)
  await watch(db, ann, video(2), ago(6), 50)
  await count()
  const [row] = await db.select().from(employeeCourseFigures)
  expect(row).toMatchObject({
    sessionId,
    engagement: 50,
    videosWatched: 3,
    secondsWatched: 350,
    courseStarted: true,
  })
})

test('An employee who moves takes nothing along, and one who returns finds the own time again without the time between', async () => {
  const { db } = database
  const globex = await insertEmployer(db, ago(200), 'Globex')
  const ann = await insertEmployee(db, acme, ago(150))
  await watch(db, ann, video(0), ago(120), 100)
  await count()
  await moveEmployee(db, ann, globex, ago(90))
  await watch(db, ann, video(1), ago(80), 100)
  expect(await countedEmployees(db, acme)).toEqual([])
  expect((await sums(acme, 'CONTRACT_TO_DATE')).lessonsStarted).toBe(0)
  await count()
  expect((await sums(globex, 'CONTRACT_TO_DATE')).secondsWatched).toBe(100)
  expect(await countedEmployees(db, globex)).toEqual([ann])
  await moveEmployee(db, ann, acme, ago(40))
  await watch(db, ann, video(2), ago(3), 50)
  await count()
  expect(await sums(acme, 'CONTRACT_TO_DATE')).toMatchObject({ lessonsStarted: 2, secondsWatched: 150 })
  expect((await sums(globex, 'CONTRACT_TO_DATE')).lessonsStarted).toBe(0)
})

test.each([
  ['who is suspended', { suspendedAt: new Date(NOW) }],
  ['whose membership has ended', { status: 'ALUMNI' as const }],
  ['who is test data', { testData: true }],
])('A member %s has no seat and is in no figure, and is again once that is over', async (_who, change) => {
  const { db } = database
  const ann = await insertEmployee(db, acme, ago(150))
  await count()
  await db.update(members).set(change).where(eq(members.userId, ann))
  expect(await countedEmployees(db, acme)).toEqual([])
  await db
    .update(members)
    .set({ suspendedAt: null, status: 'EMPLOYEE', testData: false })
    .where(eq(members.userId, ann))
  await count()
  expect(await countedEmployees(db, acme)).toEqual([ann])
})

test('A period moves on by itself, and a figure leaves it on the first day (UTC) on which it is no longer in it', async () => {
  const { db } = database
  const ann = await insertEmployee(db, acme, ago(150))
  await watch(db, ann, video(0), new Date(Date.UTC(2026, 9, 29, 0, 0)), 100)
  await count(Date.UTC(2026, 10, 27, 23, 59))
  expect((await sums(acme, 'LAST_30_DAYS')).lessonsStarted).toBe(1)
  await count(Date.UTC(2026, 10, 28, 0, 0))
  expect(await sums(acme, 'LAST_30_DAYS')).toMatchObject({ lessonsStarted: 0, usersEngaged: 0 })
  expect((await sums(acme, 'LAST_90_DAYS')).lessonsStarted).toBe(1)
  expect(await db.select().from(figuresState)).toMatchObject([{ asOf: new Date(Date.UTC(2026, 10, 28)) }])
})

test('No period begins before the contract, and a contract without a start begins with the first seat', async () => {
  const { db } = database
  const ann = await insertEmployee(db, acme, ago(150))
  await watch(db, ann, video(0), ago(20), 100)
  await watch(db, ann, video(1), ago(5), 100)
  await db
    .update(customers)
    .set({ contractStart: ago(10) })
    .where(eq(customers.customerId, acme))
  await count()
  expect((await sums(acme, 'LAST_30_DAYS')).lessonsStarted).toBe(1)
  await db.update(customers).set({ contractStart: null }).where(eq(customers.customerId, acme))
  await count()
  expect((await sums(acme, 'CONTRACT_TO_DATE')).lessonsStarted).toBe(2)
})

test('A new name reaches the figures, and a deleted member leaves them and their sums at once', async () => {
  const { db } = database
  const ann = await insertEmployee(db, acme, ago(150), { firstName: 'Ann', lastName: 'Ågren' })
  await watch(db, ann, video(0), ago(5), 100)
  await count()
  await db.update(members).set({ lastName: 'Berg' }).where(eq(members.userId, ann))
  await count()
  expect(
    await db.select().from(employeeFigures).where(eq(employeeFigures.period, 'LAST_30_DAYS')),
  ).toMatchObject([{ name: 'Ann Berg', sortName: 'ann berg', active: true }])
  await db.delete(members).where(eq(members.userId, ann))
  expect(await db.$count(employees)).toBe(0)
  expect((await sums(acme, 'LAST_30_DAYS')).usersEngaged).toBe(0)
})
