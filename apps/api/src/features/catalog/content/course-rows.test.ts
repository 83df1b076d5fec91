import { expect, test } from 'vitest'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { CourseFile } from './course-format.ts'
import { courseRows } from './course-rows.ts'
import { loadContext } from '../../../app/content/load-context.ts'

const context = loadContext(await readDemoSchool(), Date.parse('2026-03-04T15:00:00Z'))
const Session = CourseFile.shape.sessions.unwrap().element

test('A lesson keeps its subtitle and a module its short title from the content, and neither has one by default', () => {
  const [course] = [...context.index.courses.values()].filter(({ modules }) => modules.length > 0)
  const lecture = course?.modules[0]?.lessons[0]?.lecture
  if (!course || !lecture) throw new Error('The demo school has no lessons.')
  const [plain, named] = [
    { slug: 'plain', title: 'Plain', description: 'A module.', lessons: [{ slug: 'a', lecture }] },
    {
      slug: 'named',
      title: 'Named',
      description: 'A module.',
      meta: { title: 'Short' },
      lessons: [{ slug: 'b', lecture, subtitle: 'One number, said early' }],
    },
  ]
  const modules = CourseFile.shape.modules.parse([plain, named])
  const rows = courseRows({ ...course, modules }, context)
  expect(rows.videos.map(({ subtitle }) => subtitle)).toEqual([null, 'One number, said early'])
  expect(rows.groups.map(({ meta }) => meta)).toEqual([{}, { title: 'Short' }])
})

test.each([
  [{ subtitle: '' }, {}],
  [{ subtitle: 'Two\nlines' }, {}],
  [{ subtitle: '**Bold**' }, {}],
  [{}, { meta: { title: '' } }],
  [{}, { meta: { color: 'red' } }],
])('The content of a lesson with %j in a module with %j is refused', (lesson, more) => {
  const module = {
    slug: 'm',
    title: 'M',
    description: 'A module.',
    lessons: [{ slug: 'a', lecture: 'l', ...lesson }],
    ...more,
  }
  expect(CourseFile.shape.modules.safeParse([module]).success).toBe(false)
})

test('A live session leads to its cohort at the sprint center only when the content names a cohort', () => {
  const [course] = [...context.index.courses.values()]
  if (!course) throw new Error('The demo school has no courses.')
  const sessions = [{ cohort: 'june' }, {}].map((more, position) =>
    Session.parse({ slug: `run-${position}`, kind: 'SPRINT', delivery: 'LIVE', ...more }),
  )
  const rows = courseRows({ ...course, sessions }, context)
  expect(rows.sessions.map(({ wpCohortSlug }) => wpCohortSlug)).toEqual(['june', null])
})
