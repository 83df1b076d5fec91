import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { employeeFigures, employees, organizationFigures } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse } from '../../../testing/insert-course.ts'
import { insertLessons } from '../../../testing/insert-lessons.ts'
import { insertEmployee, insertEmployer, watch } from './employer.fixture.ts'
import { findWrongFigures } from './find-wrong-figures.ts'
import { rebuildFigures, recountChanged } from './recount.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const ago = (days: number) => new Date(NOW - days * DAY_MS)

test('A stored figure that is wrong is found by the comparison and mended by counting all of them anew', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const acme = await insertEmployer(db, ago(200))
  const [lesson = ''] = await insertLessons(db, await insertCourse(db), [{}])
  const ann = await insertEmployee(db, acme, ago(150))
  await watch(db, ann, lesson, ago(5), 100)
  await recountChanged({ database }, NOW)
  expect(await findWrongFigures(db, NOW)).toEqual([])
  await db.update(employeeFigures).set({ badges: 7 }).where(eq(employeeFigures.period, 'LAST_30_DAYS'))
  await db
    .update(organizationFigures)
    .set({ secondsWatched: 1 })
    .where(eq(organizationFigures.period, 'LAST_90_DAYS'))
  const wrong = (await findWrongFigures(db, NOW)).join('\n')
  expect(wrong).toContain(`organization_figures ${acme} LAST_90_DAYS`)
  expect(wrong).toContain(`employee_figures ${ann} LAST_30_DAYS`)
  await rebuildFigures({ database }, NOW)
  expect(await findWrongFigures(db, NOW)).toEqual([])
  await database.close()
})

test('A wrong row of an employee is told without name and address, also where only these are wrong', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const member = { firstName: 'Zenobia', lastName: 'Quux', email: 'zenobia@quux.example' }
  const acme = await insertEmployer(db, ago(200))
  const zenobia = await insertEmployee(db, acme, ago(150), member)
  await recountChanged({ database }, NOW)
  await db.update(employeeFigures).set({ badges: 7 }).where(eq(employeeFigures.period, 'LAST_30_DAYS'))
  await db
    .update(employeeFigures)
    .set({ name: 'Zenobia Quuux', sortName: 'zenobia quuux' })
    .where(eq(employeeFigures.period, 'LAST_90_DAYS'))
  await db.update(employees).set({ email: 'zenobia@quuux.example' })
  const wrong = await findWrongFigures(db, NOW)
  for (const of of [
    `employees ${zenobia}`,
    `employee_figures ${zenobia} LAST_30_DAYS`,
    `employee_figures ${zenobia} LAST_90_DAYS`,
  ])
    expect(wrong.filter((sentence) => sentence.startsWith(`${of} is {`))).toHaveLength(1)
  expect(wrong.join('\n')).not.toMatch(/zenobia|quu|@/i)
  expect(wrong.join('\n')).toContain('"badges": 7')
  await database.close()
})

test('The comparison leaves out whoever learned since the last count, before it began or while it counts', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const acme = await insertEmployer(db, ago(200))
  const [lesson = ''] = await insertLessons(db, await insertCourse(db), [{}])
  const [ann, bob] = [await insertEmployee(db, acme, ago(150)), await insertEmployee(db, acme, ago(150))]
  await recountChanged({ database }, NOW)
  await watch(db, ann, lesson, ago(5), 100)
  expect(await findWrongFigures(db, NOW)).toEqual([])
  // Whoever learned after the comparison had found them is counted with what is not stored yet.
  const begin = db.transaction.bind(db)
  const transactions = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
    await watch(db, bob, lesson, ago(4), 100)
    return begin(...given)
  })
  expect(await findWrongFigures(db, NOW)).toEqual([])
  expect(transactions).toHaveBeenCalledOnce()
  await recountChanged({ database }, NOW)
  expect(await findWrongFigures(db, NOW)).toEqual([])
  await database.close()
})
