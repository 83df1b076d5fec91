import { expect, test } from 'vitest'
import { readSchool } from '../../../app/content/read-school.ts'
import { DEMO_SCHOOL } from '../../../testing/demo-school.fixture.ts'
import { CourseFile } from './course-format.ts'
import { courseRows } from './course-rows.ts'
import { loadContext } from './load-context.ts'

const context = loadContext(await readSchool(DEMO_SCHOOL), Date.parse('2026-03-04T15:00:00Z'))
const Session = CourseFile.shape.sessions.unwrap().element

test('a live session leads to its cohort at the sprint center only when the content names one', () => {
  const [course] = [...context.index.courses.values()]
  if (!course) throw new Error('The demo school has no courses.')
  const sessions = [{ cohort: 'june' }, {}].map((more, position) =>
    Session.parse({ slug: `run-${position}`, kind: 'SPRINT', delivery: 'LIVE', ...more }),
  )
  const rows = courseRows({ ...course, sessions }, context)
  expect(rows.sessions.map(({ wpCohortSlug }) => wpCohortSlug)).toEqual(['june', null])
})
