import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { customers, employeeCourseFigures } from '@section/db/schema.ts'
import { FIGURE_PERIODS } from '@section/domain/organization/figure-period.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'

const FIRST = ['Nia', 'Ann', 'Élodie', 'نورة', '=Ann', 'O’Neill', "O'Neill", 'Jo_', '50%', '学', 'ann']
const LAST = ['Okafor', 'Vásquez-Marr', 'van den Berg', '"Lee"', 'Å', 'Ünal, Jr.', '\n=1', '🎓', 'lee', 'Lee']

/** The number of members in one statement: a busy machine takes several seconds for 9,000, and the server ends it after 4. */
const PORTION = 1000

/** Words of which some stand in names and titles, and some mean something to a database. */
export const WORDS = [
  'ann',
  'NIA',
  'oneill',
  'lee',
  'a',
  'å',
  '%',
  '_',
  '50%',
  'jo_',
  'berg',
  '🎓',
  '"',
  'pricing',
  'no',
]

/** Inserts an employer with present employees and their figures, many of which are equal; returns the ids. */
export async function insertCountedEmployer(db: Db, slug: string, people: number) {
  const [customer] = await db
    .insert(customers)
    .values({ slug, name: slug, type: 'ENTERPRISE' })
    .returning({ customerId: customers.customerId })
  if (!customer) throw new Error('The employer was not inserted.')
  const { customerId } = customer
  const one = (of: readonly string[], at: SQL) =>
    sql`${JSON.stringify(of)}::json ->> ((${at}) % ${of.length}::int)`
  for (let first = 0; first < people; first += PORTION) {
    const last = Math.min(first + PORTION, people) - 1
    await db.execute(sql`
      insert into members (customer_id, email, status, first_name, last_name)
      select ${customerId}, gen_random_uuid() || '@example.com', 'EMPLOYEE', ${one(FIRST, sql`i`)}, ${one(LAST, sql`i / 8`)}
      from generate_series(${first}::int, ${last}::int) i`)
  }
  const staff = await rows<{ id: string }>(
    db,
    sql`insert into employees (customer_id, user_id, name, email)
      select customer_id, user_id, first_name || ' ' || last_name, email from members where customer_id = ${customerId}
      returning user_id as id`,
  )
  await db.execute(sql`
    insert into employee_figures (customer_id, user_id, period, name, sort_name, active, courses_started, badges)
    select e.customer_id, e.user_id, p.period, e.name, folded_name(e.name), true, (e.n * 7 + p.n) % 5, (e.n * 11 + p.n) % 3
    from (select *, row_number() over () as n from employees where customer_id = ${customerId}) e
      cross join json_array_elements_text(${JSON.stringify(FIGURE_PERIODS)}::json) with ordinality as p (period, n)`)
  // As autovacuum does; without it each batch of the file reads the whole table.
  await db.execute(sql`analyze employee_figures, employees, members`)
  return { customerId, employeeIds: staff.map(({ id }) => id) }
}

/** Inserts courses with a live and an on-demand session each, in which these employees took part; returns the ids of the courses. */
export async function insertTakenCourses(
  db: Db,
  customerId: string,
  userIds: readonly string[],
  count: number,
) {
  const courseIds: string[] = []
  for (let i = 0; i < count; i++) {
    const courseId = await insertCourse(db, {
      title: `${pick(FIRST, i)} on ${pick(['Pricing', 'pricing', 'Strategy'], i)}`,
    })
    courseIds.push(courseId)
    // Every third has no dates yet, and some begin at the same time.
    const startAt = i % 3 === 0 ? null : new Date(Date.UTC(2026, i % 4, 10))
    const endAt = startAt && new Date(startAt.getTime() + 86_400_000)
    const sessionIds = [
      await insertSession(db, { courseId, startAt, endAt }),
      await insertSession(db, { courseId, sessionType: 'ON_DEMAND' }),
      null,
    ]
    const taken = userIds.flatMap((userId, nth) =>
      FIGURE_PERIODS.flatMap((period) =>
        sessionIds.slice(0, 1 + ((i + nth) % 3)).map((sessionId) => ({
          customerId,
          userId,
          period,
          courseId,
          sessionId,
          enrolled: sessionId !== null,
          completed: (i + nth) % 4 === 0,
          active: (i + nth) % 5 !== 0,
          videosWatched: (i * 3 + nth) % 4,
          secondsWatched: 60,
          engagement: i % 4 === 0 ? null : (i * 13 + nth) % 101,
          courseStarted: true,
          courseCompleted: (i + nth) % 4 === 0,
          badgeEarned: false,
        })),
      ),
    )
    for (const some of chunks(taken)) await db.insert(employeeCourseFigures).values(some)
  }
  return courseIds
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

function* chunks<Row>(list: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < list.length; from += 500) yield list.slice(from, from + 500)
}
