import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { employeeCourseFigures, employeeFigures, employees, figuresState } from '@section/db/schema.ts'
import { FIGURE_PERIODS, type FigurePeriod } from '@section/domain/organization/figure-period.ts'

type CourseFigures = typeof employeeCourseFigures.$inferInsert

/** A row of the figures: the deeds of an employee in a session, or beside the sessions of a course; none by default. */
type TestStudy = Partial<Omit<CourseFigures, 'customerId' | 'userId' | 'period'>> & {
  courseId: string
}

/** An employee whose figures are counted already. */
export interface TestEmployee {
  userId: string
  customerId: string
  name: string
  email?: string
  imageUrl?: string
  lastActiveAt?: Date
  /** The periods in which the figures are other than nothing; all by default. */
  periods?: readonly FigurePeriod[]
  figures?: Partial<Omit<typeof employeeFigures.$inferInsert, 'customerId' | 'userId' | 'period' | 'name'>>
  studies?: readonly TestStudy[]
}

/** Inserts the rows from which dashboards are read for members that are there; the database adds the sums. */
export async function insertEmployees(db: Db, all: readonly TestEmployee[]): Promise<void> {
  await db.insert(employees).values(
    all.map(({ userId, customerId, name, email, imageUrl, lastActiveAt }) => ({
      userId,
      customerId,
      name,
      email: email ?? `${userId}@example.com`,
      imageUrl,
      lastActiveAt,
    })),
  )
  await db.insert(employeeFigures).values(all.flatMap(figureRows))
  const studied = all.flatMap(courseRows)
  if (studied.length > 0) await db.insert(employeeCourseFigures).values(studied)
}

/** Says until when all changes are in the figures. */
export async function markCounted(db: Db, asOf: Date): Promise<void> {
  await db
    .insert(figuresState)
    .values({ asOf })
    .onConflictDoUpdate({ target: figuresState.singleton, set: { asOf } })
}

const figureRows = ({ userId, customerId, name, figures, periods = FIGURE_PERIODS }: TestEmployee) =>
  FIGURE_PERIODS.map((period) => ({
    sortName: sql`folded_name(${name})`,
    active: false,
    ...(periods.includes(period) ? figures : {}),
    userId,
    customerId,
    name,
    period,
  }))

const courseRows = ({ userId, customerId, studies = [], periods = FIGURE_PERIODS }: TestEmployee) =>
  periods.flatMap((period) => studies.map((study) => ({ ...NO_STUDY, ...study, userId, customerId, period })))

const NO_STUDY = {
  enrolled: false,
  completed: false,
  active: false,
  videosWatched: 0,
  secondsWatched: 0,
  courseStarted: false,
  courseCompleted: false,
  badgeEarned: false,
}
