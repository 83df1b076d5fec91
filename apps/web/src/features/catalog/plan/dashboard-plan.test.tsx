import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { aPlan } from '../../learning-plan/learning-plan.fixture.tsx'
import { course, openCourses, type Setting } from '../courses-page.fixture.tsx'
import { loadPlan } from './load-plan.ts'

/** Stands for a window in which what is observed comes near when the test says so. */
let comeNear = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        comeNear = () => listener([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const SESSIONS = [
  aSession({ courseId: 'own', sessionId: 'own', title: 'Own', enrollmentStatus: 'ENROLLED' }),
  { ...onDemandSession({ courseBadgeId: 'badge' }), courseId: 'a', title: 'First' },
  { ...course('b'), title: 'Second' },
]
const PLAN = aPlan(['b', 'a'])

/** Opens the dashboard, by its loader, as a member with this plan; returns the requests. */
async function open(setting: Setting = {}, answer: () => object = () => ({ getLearningPlan: PLAN })) {
  const requests = stubService({ '/graphql': () => ({ body: { data: answer() } }) })
  await openCourses(SESSIONS, [], {
    flags: { learningPlans: true },
    load: (queryClient) => loadPlan(queryClient, { hash: '', graceMs: 50 }),
    ...setting,
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Learning plan'), 'what is far away is not loaded').toBeNull()
  act(comeNear)
  if (setting.flags === undefined && setting.areas === undefined) await screen.findByText(/earning plan/)
  return requests
}

const plan = () => screen.queryByRole('region', { name: PLAN.plan.name })

test('A learning plan is drawn with the courses, after what the member has begun and before what they can begin', async () => {
  await open()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Active/Enrolled Courses', PLAN.plan.name, 'Available Courses', 'Past Courses'])
})

test('A course of a learning plan has the facts of its card, and says that it is completed once it has its badge', async () => {
  await open()
  const list = within(screen.getByRole('list', { name: 'Courses of the plan' }))
  const [second, first] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(second).toBe('Second4-day sprint · Jun 8, 2026 – Jun 12, 2026Why b.')
  expect(first).toMatch(/^CompletedFirst.*On demand nowWhy a\.$/)
})

test('A learning plan is hidden while something is filtered', async () => {
  await open({ address: '/courses?d=intermediate' })
  expect(plan()).toBeNull()
  expect(screen.getByText(PLAN.plan.name)).toBeDefined()
})

test.each([
  ['without the flag', { flags: {} }],
  ['whose plan has no learning plans', { areas: ['mc-transactional'] }],
])('The dashboard of a member %s asks for no learning plan and shows none', async (_who, setting) => {
  const requests = await open(setting)
  expect(requests).toEqual([])
  expect(screen.queryByText('Learning plan')).toBeNull()
})

test('A learning plan that does not load leaves the courses as they are, and Retry loads it', async () => {
  let fails = true
  await open({}, () => {
    if (fails) throw new TypeError('Failed to fetch')
    return { getLearningPlan: PLAN }
  })
  expect(screen.getByRole('heading', { name: 'Available Courses' })).toBeDefined()
  fails = false
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: PLAN.plan.name })).toBeDefined()
})

test('A learning plan that takes long does not hold up the courses', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await openCourses(SESSIONS, [], {
    flags: { learningPlans: true },
    load: (queryClient) => loadPlan(queryClient, { hash: '', graceMs: 50 }),
  })
  expect(await screen.findByRole('heading', { name: 'Available Courses' })).toBeDefined()
  act(comeNear)
  expect(await screen.findByText('Loading your learning plan')).toBeDefined()
})

test('A learning plan that is the first part of the page is there at once', async () => {
  stubService({ '/graphql': { body: { data: { getLearningPlan: PLAN } } } })
  await openCourses([course('b')], [], {
    flags: { learningPlans: true },
    load: (queryClient) => loadPlan(queryClient, { hash: '', graceMs: 5000 }),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(plan()).not.toBeNull()
})
