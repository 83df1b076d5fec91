import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../testing/dashboard-session.ts'
import { stubService } from '../../testing/stub-service.ts'
import { course, openCourses } from './courses-page.fixture.tsx'
import { loadFreeTier } from './free-tier/load-free-tier.ts'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('The list of saved courses says how to save a course when it is empty', async () => {
  await openCourses([course('a')], [], { address: '/courses?m=saved' })
  expect(await screen.findByText('No courses found. Try adjusting your search filters.')).toBeDefined()
  expect(screen.getByText(/^To save a course, press the bookmark/)).toBeDefined()
})

test('A saved course whose dates are over is listed among the saved courses and nowhere else', async () => {
  const over = { startAt: NOW - 20 * DAY_MS, endAt: NOW - 10 * DAY_MS, enrollmentStatus: 'CLOSED' as const }
  const sessions = [aSession({ courseId: 'gone', sessionId: 'gone', title: 'Gone', ...over })]
  await openCourses(sessions, ['gone'], { address: '/courses?m=saved' })
  const list = within(await screen.findByRole('region', { name: 'No dates right now' }))
  expect(list.getByRole('link', { name: 'Gone' })).toBeDefined()
  cleanup()
  await openCourses(sessions, [], { address: '/courses?m=saved' })
  await screen.findByText('No courses found. Try adjusting your search filters.')
  cleanup()
  await openCourses(sessions, ['gone'])
  await screen.findByText('There are no courses in your plan right now. New ones are added every month.')
})

test('A running session can be joined from its card, and a future session only from its page', async () => {
  const running = { startAt: NOW - 3 * DAY_MS, endAt: NOW + 3 * DAY_MS, sessionKind: 'CAPSTONE' as const }
  await openCourses([
    aSession({ courseId: 'now', sessionId: 'now', title: 'Now', ...running }),
    course('later'),
  ])
  const [button, ...more] = await screen.findAllByRole('button', { name: 'Enroll' })
  expect(more).toEqual([])
  fireEvent.click(button ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Ready to learn?' })).toBeDefined()
})

describe('The voting banner', () => {
  const votingBanner = { text: 'Which course next?', buttonCopy: 'Vote', buttonLink: '/dev/vote' }
  const withBanner = (buttonLink: string) =>
    openCourses([course('a')], [], { flags: { votingBanner: { ...votingBanner, buttonLink } } })

  test('stays dismissed in this browser until its link changes', async () => {
    await withBanner('/dev/vote')
    const banner = within(await screen.findByRole('region', { name: 'Vote' }))
    expect(banner.getByRole('link', { name: 'Vote' }).getAttribute('href')).toBe('/dev/vote')
    fireEvent.click(banner.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull()
    cleanup()
    await withBanner('/dev/vote')
    await screen.findByRole('article')
    expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull()
    cleanup()
    await withBanner('/dev/vote-again')
    expect(await screen.findByRole('region', { name: 'Vote' })).toBeDefined()
    localStorage.clear()
  })
})

describe('The courses of a member who bought single courses', () => {
  const buyer = { areas: ['mc-transactional'], flags: { transactionalCoursesError: true } }

  test('say that they did not load when no purchase is found', async () => {
    await openCourses([], [], buyer)
    expect(await screen.findByRole('heading', { name: 'Hmm...' })).toBeDefined()
    expect(screen.getByText('The courses for your account didn’t load correctly.')).toBeDefined()
    expect(screen.getByRole('button', { name: /try again/i })).toBeDefined()
  })

  test('have no filters when they are workshops only', async () => {
    await openCourses([aSession({ sessionKind: 'WORKSHOP', enrollmentStatus: 'ENROLLED' })], [], buyer)
    await screen.findByRole('article')
    expect(screen.queryByRole('search')).toBeNull()
  })
})

test('The banner and the first steps of the free tier are rendered with the courses, so that nothing shifts', async () => {
  const step = { name: 'Take the survey', isCompleted: false, remedyRoute: '/survey' }
  stubService({ '/graphql': { body: { data: { getNextStepsStatus: [step] } } } })
  await openCourses([course('a')], [], {
    accountType: 'LIMITED',
    areas: ['mc-limited'],
    load: loadFreeTier,
    flags: { freemiumBanner: { text: 'Members watch more.', buttonCopy: 'See', buttonLink: '/upgrade' } },
  })
  await screen.findByRole('heading', { name: 'Available Courses' })
  expect(screen.getByRole('region', { name: 'Membership' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Welcome, Nia!' })).toBeDefined()
})
