import { screen, within } from '@testing-library/react'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { type LearningPlan, learningPlanQuery } from './learning-plan-query.ts'
import { LearningPlanPart } from './LearningPlanPart.tsx'
import type { PlannedCourse } from './planned-course.ts'

/** A plan of three courses on the track of a certificate, of which half is earned. */
export const aPlan = (courseIds = ['a', 'b', 'c']): LearningPlan => ({
  plan: { name: 'AI, step by step', topic: 'AI', level: 'Beginner' },
  certificate: {
    certificateId: 'ai-strategy',
    logo: '/art/seal.svg',
    title: 'AI Strategy',
    description: 'Decide where AI earns its keep.',
    progress: 0.5,
  },
  courseIds,
  reasons: courseIds.map((courseId) => ({ courseId, reason: `Why ${courseId}.` })),
})

/** The title of a course is its id in capitals. */
const aCourse = (courseId: string, isCompleted: boolean): [string, PlannedCourse] => [
  courseId,
  {
    courseId,
    title: courseId.toUpperCase(),
    cover: null,
    facts: ['2-week sprint', 'On demand'],
    isCompleted,
    badge: isCompleted && <StatusPill tone="success">Completed</StatusPill>,
  },
]

interface Setting {
  plan?: LearningPlan | null
  /** The ids of the courses of the member's catalog. */
  catalog?: readonly string[]
  completed?: readonly string[]
  /** The server's answer to a submitted plan; throws like a server that does not answer. */
  answer?: (courseIds: string[]) => object
}

/** Opens the dashboard's part with a plan; returns the courses of each submitted plan, and the address. */
export async function openPlan({
  plan = aPlan(),
  catalog = ['a', 'b', 'c'],
  completed = [],
  answer = (courseIds) => ({ learningPlan: aPlan(courseIds), error: null }),
}: Setting = {}) {
  const submitted: string[][] = []
  stubService({
    '/graphql': ({ body }) => {
      const { variables } = body as { variables: { courseIds?: string[] } }
      if (!variables.courseIds) return { body: { data: { getLearningPlan: plan } } }
      submitted.push(variables.courseIds)
      return { body: { data: { submitLearningPlan: answer(variables.courseIds) } } }
    },
  })
  const courses = new Map(catalog.map((courseId) => aCourse(courseId, completed.includes(courseId))))
  const { address } = await renderMemberScreen(() => <LearningPlanPart courses={courses} />, {
    address: '/courses',
    known: [[learningPlanQuery.queryKey, plan]],
  })
  return { submitted, address }
}

/** Returns the titles of the listed courses. */
export const listed = () =>
  within(screen.getByRole('list', { name: 'Courses of the plan' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Returns the names of the controls that remove a course. */
export const removeControls = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((control) => control.getAttribute('aria-label'))
