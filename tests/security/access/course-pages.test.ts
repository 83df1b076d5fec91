import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { type DemoSchool, openDemoSchool, type Persona } from '../kit/demo-school.ts'
import { DEFAULT_FOUR } from './row.ts'

/** A course in the database: the number of its sessions that everybody may know of, and of the Mini-MBAs among them. */
type StoredCourse = {
  courseId: string
  slug: string
  stack: string
  shown: number
  miniMbas: number
}

/** The page of a course: it opens, it explains which plan holds the course, or it does not exist. */
interface CoursePage {
  listUserSessionsByCourse: unknown[]
  getCourseOffer: { heldBy: string[] } | null
  getOnDemandContent: { entitled: boolean } | null
  getVideoProgressByCourse: unknown
  listFacultyCourses: unknown[]
}

/** The courses that accounts of the demo bought, or take part in, outside of a plan. */
const BOUGHT: Readonly<Record<string, readonly string[]>> = {
  'academy@demo.school': ['ai-mini-mba'],
  'minimba@demo.school': ['ai-mini-mba'],
  'workshop@demo.school': ['customer-research-in-a-week'],
  'crash@demo.school': ['ai-crash-course'],
  'crash-two@demo.school': ['ai-crash-course', 'finance-crash-course', 'the-numbers-behind-a-forecast'],
}

const PAGE = `query($courseId: ID!) {
  listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) { sessionId }
  getCourseOffer(courseId: $courseId) { heldBy }
  getOnDemandContent(courseId: $courseId) { entitled }
  getVideoProgressByCourse(courseId: $courseId) { creditedShare }
  listFacultyCourses(courseId: $courseId) { facultyId }
}`

let school: DemoSchool
let courses: StoredCourse[]
beforeAll(async () => {
  school = await openDemoSchool(Date.parse('2026-05-13T15:00:00Z'))
  courses = await rows<StoredCourse>(
    school.server.database.db,
    sql`select c.course_id as "courseId", c.slug, c.stack,
          count(s.*) filter (where s.is_free_session or not s.hide_in_catalog)::int as shown,
          count(s.*) filter (where s.kind = 'BOOTCAMP')::int as "miniMbas"
        from courses c left join sessions s using (course_id)
        where c.publish_status = 'ACTIVE' group by c.course_id order by c.slug`,
  )
})
afterAll(() => school.close())

/**
 * Returns the expected page according to the table of plans: Unlimited holds all but Mini-MBAs, AI Academy the AI courses.
 * The school's staff also see what is hidden.
 */
function expectedPage(
  { email, status, areas }: Persona,
  course: StoredCourse,
): 'opens' | 'explains' | 'unknown' {
  if (!DEFAULT_FOUR.some((open) => open === status)) return 'unknown'
  const isMiniMba = course.miniMbas > 0
  const holdsAll = areas.some((area) => area === 'mcsc-unlimited' || area === 'mc-limited')
  const isInPlan =
    !isMiniMba && course.shown > 0 && (holdsAll || (areas.includes('ai-academy') && course.stack === 'ai'))
  const isShownToStaff = email === 'staff@demo.school' && course.shown === 0
  if (isInPlan || isShownToStaff || BOUGHT[email]?.includes(course.slug)) return 'opens'
  return course.shown > 0 ? 'explains' : 'unknown'
}

test('The page of every course opens, explains the missing access or does not exist for every account of the demo school', async () => {
  const counts = { opens: 0, explains: 0, unknown: 0 }
  for (const persona of school.personas)
    for (const course of courses) {
      const { data } = await school.server.graphql<CoursePage>(persona.token, PAGE, {
        courseId: course.courseId,
      })
      if (!data) throw new Error(`${persona.email} got no answer about ${course.slug}.`)
      const opens = data.listUserSessionsByCourse.length > 0
      const page = opens ? 'opens' : data.getCourseOffer ? 'explains' : 'unknown'
      expect(page, `${persona.email} at ${course.slug}`).toBe(expectedPage(persona, course))
      counts[page] += 1
      if (opens) expect(data.getCourseOffer, `${persona.email} at ${course.slug}`).toBeNull()
      else {
        expect(data.getOnDemandContent?.entitled ?? false, `${persona.email} at ${course.slug}`).toBe(false)
        expect(data.getVideoProgressByCourse).toBeNull()
        expect(data.listFacultyCourses).toEqual([])
      }
    }
  expect(Object.values(counts).every((count) => count > 0)).toBe(true)
})

test('The explanation of missing access names the plans that hold a course, or a purchase for a Mini-MBA', async () => {
  const buyer = school.personas.find(({ email }) => email === 'workshop@demo.school')
  for (const course of courses.filter(
    ({ shown, slug }) => shown > 0 && slug !== 'customer-research-in-a-week',
  )) {
    const { data } = await school.server.graphql<CoursePage>(buyer?.token ?? '', PAGE, {
      courseId: course.courseId,
    })
    const plans = course.stack === 'ai' ? ['AI_ACADEMY', 'UNLIMITED'] : ['UNLIMITED']
    expect(data?.getCourseOffer?.heldBy, course.slug).toEqual(course.miniMbas > 0 ? ['PURCHASE'] : plans)
  }
})
