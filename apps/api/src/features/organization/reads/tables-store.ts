import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import type { FigurePeriod } from '@section/domain/organization/figure-period.ts'
import type { LabeledSession } from '@section/domain/organization/session-label.ts'
import { type TableSort, tableSearch } from '@section/domain/organization/organization-table.ts'
import { foldedPatterns } from '../../../server/search/folded-patterns-store.ts'
import { epochMs } from '../employer-instants-store.ts'

/** What a table shows: an employer's figures of a period, of which the text fits all patterns. */
export interface TableFilter {
  customerId: string
  period: FigurePeriod
  patterns: readonly string[]
}

/** The SQL of a table, which a page of it and its file share; `from` begins with the figures `f`. */
export interface TableParts {
  /** True where there is what the table is about, which may have no rows. */
  exists: SQL
  columns: SQL
  /** What names a row, in a table so long that a page is found by an index alone before its rows are read. */
  key?: SQL
  from: SQL
  where: SQL
  order: SQL
}

/** A row of the table of an employee's courses before its session has its label; instants are epoch ms. */
export type EmployeeCourseRow = {
  courseId: string
  sessionId: string | null
  title: string
  /** Null where the employee learned beside the course's sessions. */
  session: LabeledSession | null
  engagement: number | null
  videosWatched: number
}

/** Returns the patterns that a row's text must fit; none for a search without words. docs/product/organization.md#tables */
export const searchPatterns = (db: Db, searchTerm: string | null | undefined): Promise<string[]> =>
  foldedPatterns(db, tableSearch(searchTerm))

/** Returns the SQL of the table of present employees; each order is that of an index, read in either direction. */
export function employeesTable(filter: TableFilter, { key, direction }: TableSort<'employees'>): TableParts {
  const way = sql.raw(direction)
  const byName = sql`f.sort_name collate "C" ${way}, f.user_id ${way}`
  const orders = {
    NAME: byName,
    COURSES: sql`f.courses_started ${way}, ${byName}`,
    BADGES: sql`f.badges ${way}, ${byName}`,
  }
  return {
    exists: isEmployer(filter.customerId),
    columns: sql`f.user_id as "userId", f.name, f.courses_started as courses, f.badges`,
    key: sql`f.user_id`,
    from: sql`employee_figures f`,
    where: sql`${ofFilter(filter)} and ${fits(sql`f.sort_name`, filter.patterns)}`,
    order: orders[key],
  }
}

/** Returns the SQL of the table of courses in which employees enrolled or which they completed. */
export function coursesTable(filter: TableFilter, { key, direction }: TableSort<'courses'>): TableParts {
  const way = sql.raw(direction)
  const orders = {
    TITLE: sql`${FOLDED_TITLE} ${way}, f.course_id`,
    ENROLLED: sql`f.enrolled ${way}, ${FOLDED_TITLE}, f.course_id`,
    COMPLETED: sql`f.completed ${way}, ${FOLDED_TITLE}, f.course_id`,
  }
  return {
    exists: isEmployer(filter.customerId),
    columns: sql`f.course_id as "courseId", c.title, ${COURSE_TYPE} as "courseType", f.enrolled, f.completed`,
    from: sql`course_figures f join courses c on c.course_id = f.course_id`,
    where: sql`${ofFilter(filter)} and (f.enrolled > 0 or f.completed > 0)
      and ${fits(sql`folded_name(c.title)`, filter.patterns)}`,
    order: orders[key],
  }
}

/** Returns the SQL of the table of an employee's courses, one row for each session; its rows are `EmployeeCourseRow`. */
export function employeeCoursesTable(
  filter: TableFilter & { userId: string },
  { key, direction }: TableSort<'employeeCourses'>,
): TableParts {
  const way = sql.raw(direction)
  const latestFirst = sql`s.start_at desc nulls last, f.session_id`
  const byTitle = sql`${FOLDED_TITLE}, f.course_id, ${latestFirst}`
  const orders = {
    SESSION: sql`s.start_at ${way} nulls last, ${byTitle}`,
    COURSE: sql`${FOLDED_TITLE} ${way}, f.course_id, ${latestFirst}`,
    VIDEOS_WATCHED: sql`f.videos_watched ${way}, ${byTitle}`,
    ENGAGEMENT: sql`f.engagement ${way} nulls last, ${byTitle}`,
  }
  return {
    exists: sql`exists (select from employees e where e.user_id = ${filter.userId} and e.customer_id = ${filter.customerId})`,
    columns: sql`f.course_id as "courseId", f.session_id as "sessionId", c.title, f.engagement, f.videos_watched as "videosWatched",
      case when s.session_id is not null then ${SESSION} end as session`,
    from: sql`employee_course_figures f join courses c on c.course_id = f.course_id
      left join sessions s on s.session_id = f.session_id`,
    where: sql`f.user_id = ${filter.userId} and ${ofFilter(filter)} and (f.enrolled or f.active)
      and ${fits(sql`folded_name(c.title)`, filter.patterns)}`,
    order: orders[key],
  }
}

/** The facts of a session `s` from which its label is made. */
export const SESSION: SQL = sql`json_build_object('sessionType', s.session_type, 'sessionKind', s.kind,
  'startAt', ${epochMs(sql`s.start_at`)}, 'endAt', ${epochMs(sql`s.end_at`)})`

/** True where a customer is an employer whom the reader may see. */
export const isEmployer = (customerId: string): SQL =>
  sql`exists (select from customers o where o.customer_id = ${customerId} and o.type = 'ENTERPRISE')`

const FOLDED_TITLE = sql`folded_name(c.title) collate "C"`

/** The kind of a course's latest live session. */
const COURSE_TYPE = sql`coalesce((select k.kind::text from sessions k where k.course_id = c.course_id
  and k.session_type = 'LIVE' order by k.start_at desc nulls last limit 1), 'ON_DEMAND')`

const ofFilter = ({ customerId, period }: TableFilter) =>
  sql`f.customer_id = ${customerId} and f.period = ${period}`

const fits = (text: SQL, patterns: readonly string[]) =>
  sql.join([sql`true`, ...patterns.map((pattern) => sql`' ' || ${text} like ${pattern}`)], sql` and `)
