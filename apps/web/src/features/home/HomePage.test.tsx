import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { certificateProgressQuery } from '../certificate-progress/certificate-progress-query.ts'
import { credentialsQuery } from '../credentials/credentials-query.ts'
import { type Dashboard, type DashboardSession, dashboardQuery } from '../catalog/dashboard-query.ts'
import { aSession, NOW, onDemandSession } from '../../testing/dashboard-session.ts'
import { courseProgressQuery, HomePage } from './HomePage.tsx'

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

const NOTHING_EARNED = [
  [credentialsQuery.queryKey, []],
  [certificateProgressQuery.queryKey, []],
] as const

const home = async (
  sessions: DashboardSession[],
  shares: Record<string, number> = {},
  resume: Dashboard['resume'] = null,
) => {
  await renderMemberScreen(HomePage, {
    known: [
      ...NOTHING_EARNED,
      [dashboardQuery.queryKey, { sessions, bookmarks: new Set(), resume } satisfies Dashboard],
      [courseProgressQuery.queryKey, new Map(Object.entries(shares))],
    ],
  })
  await screen.findByRole('heading', { level: 1 })
}

const held = { enrollmentStatus: 'ENROLLED' } as const
const running = { startAt: NOW - DAY_MS, endAt: NOW + 3 * DAY_MS, ...held }
const watching = (courseId: string) =>
  onDemandSession({ courseId, sessionId: courseId, title: courseId, ...held })

describe('The lead of the home page', () => {
  test.each([
    ['nothing', [], {}, 'A good day to begin something. An hour is enough.'],
    ['a seat in a class that has not begun', [aSession(held)], {}, 'Your place in class is waiting for you.'],
    ['a course of which nothing was watched', [watching('a')], {}, 'Your courses are ready when you are.'],
    [
      'a course that was watched to its end',
      [watching('a')],
      { a: 1 },
      'Your courses are ready when you are.',
    ],
    ['a course that was begun', [watching('a')], { a: 0.4 }, 'You are in the middle of one course.'],
    ['a class that runs', [aSession(running)], {}, 'You are in the middle of one course.'],
    [
      'a class that runs and a course that was begun',
      [aSession(running), watching('a')],
      { a: 0.4 },
      'You are in the middle of 2 courses.',
    ],
  ])('describes %s', async (_what, sessions, shares, lead) => {
    await home(sessions, shares)
    expect(screen.getByText(lead)).toBeDefined()
  })
})

describe('The section “Continue learning” of the home page', () => {
  test('shows the credited share of each course, loaded in one request', async () => {
    const courses = ['a', 'b', 'c'].map(watching)
    const credited = [
      { courseId: 'a', creditedShare: 0.42 },
      { courseId: 'b', creditedShare: 1 },
    ]
    const requests = stubService({ '/graphql': { body: { data: { listCourseProgress: credited } } } })
    await renderMemberScreen(HomePage, {
      known: [
        ...NOTHING_EARNED,
        [dashboardQuery.queryKey, { sessions: courses, bookmarks: new Set(), resume: null }],
      ],
    })
    const bar = async (course: string) =>
      (await screen.findByRole('progressbar', { name: `Progress in ${course}` })).getAttribute(
        'aria-valuenow',
      )
    expect(await Promise.all(['a', 'b', 'c'].map(bar))).toEqual(['42', '100', '0'])
    expect(requests.filter(({ path }) => path === '/graphql')).toHaveLength(1)
  })

  test('plays the next lesson of the course watched last, which its card would repeat', async () => {
    const resume = {
      courseId: 'b',
      courseTitle: 'b',
      courseContentGroupId: 'module',
      moduleTitle: 'Module',
      courseContentId: 'lesson',
      videoId: 'video',
      title: 'A lesson',
      videoThumbnail: '/a.svg',
      duration: 60,
      continueAtTime: 20,
      lessonNumber: 1,
      lessonCount: 2,
    }
    await home(['a', 'b', 'c'].map(watching), { a: 0.4 }, resume)
    const learning = within(screen.getByRole('region', { name: 'Continue learning' }))
    expect(learning.getByRole('link', { name: 'Resume A lesson' })).toBeDefined()
    expect(
      learning.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['a', 'c'])
  })

  test('renders a single course wide, with and without a live date', async () => {
    await home([watching('a')], { a: 0.4 })
    expect(screen.getByRole('article').getAttribute('data-layout')).toBe('wide')
    cleanup()
    await home([aSession(held)])
    const learning = screen.getByRole('region', { name: 'Continue learning' })
    expect(within(learning).getByRole('article').getAttribute('data-layout')).toBe('wide')
  })

  test('is a low row when the member has no courses', async () => {
    await home([aSession()])
    const empty = within(screen.getByRole('region', { name: 'Continue learning' }))
    expect(empty.getByRole('heading', { name: 'Nothing under way' }).parentElement?.dataset['layout']).toBe(
      'row',
    )
    expect(empty.getByRole('link', { name: 'Find a course' }).getAttribute('href')).toBe('/courses')
    expect(screen.getByRole('region', { name: 'Upcoming Courses' })).toBeDefined()
  })
})

describe('The section “Your live dates” of the home page', () => {
  const meeting = (meetingId: string, hours: number, link: string | null = null) => ({
    meetingId,
    startAt: NOW + hours * HOUR_MS,
    endAt: NOW + (hours + 1.5) * HOUR_MS,
    link,
  })
  const row = async (session: DashboardSession) => {
    await home([session])
    return within(within(screen.getByRole('region', { name: 'Your live dates' })).getByRole('listitem'))
  }

  test('says "Happening now" during a meeting only', async () => {
    const between = await row(aSession({ ...running, meetings: [meeting('m1', -23), meeting('m2', 1)] }))
    expect(between.queryByText('Happening now')).toBeNull()
    expect(between.getByText('Day 2 of 5')).toBeDefined()
    const time = between.getByText('Today 1:00 – 2:30 PM EDT')
    expect(time.parentElement?.textContent).toBe('Today 1:00 – 2:30 PM EDT · in 1 hour')
    cleanup()
    const during = await row(aSession({ ...running, meetings: [meeting('m1', -0.5), meeting('m2', 24)] }))
    expect(during.getByText('Happening now')).toBeDefined()
    expect(during.getByText('Today 11:30 AM – 1:00 PM EDT')).toBeDefined()
    const variant = during.getByRole('link', { name: 'Go to Live Course' }).dataset['variant']
    expect(variant, 'the primary button').toBe('primary')
  })

  test('shows when a future session starts, in the viewer’s zone', async () => {
    const ahead = await row(aSession({ ...held, meetings: [meeting('m1', 24 * 7)] }))
    expect(ahead.getByText('Starts in 7 days')).toBeDefined()
    expect(ahead.getByText('12:00 – 1:30 PM EDT')).toBeDefined()
    expect(ahead.getByRole('link', { name: 'Pricing Strategy' }).getAttribute('href')).toBe(
      '/courses/course-1',
    )
    expect(ahead.getAllByRole('link')).toHaveLength(1)
  })

  test('links to a running session beside the link of the row', async () => {
    const now = await row(aSession({ ...running, meetings: [meeting('m1', 1)] }))
    const enter = now.getByRole('link', { name: 'Go to Live Course' })
    expect(enter.getAttribute('href')).toBe('/courses/session/session-1')
    expect(enter.parentElement?.closest('a')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Go to Live Course' }), 'once on a screen').toHaveLength(1)
  })

  test('has the buttons for the calendar and for unenrolling beside the link of the row, and nowhere else', async () => {
    const ahead = await row(aSession({ ...held, meetings: [meeting('m1', 24 * 7)] }))
    const add = ahead.getByRole('button', { name: 'Add to calendar' })
    expect(add.closest('a')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Unenroll' })).toHaveLength(1)
    fireEvent.click(ahead.getByRole('button', { name: 'Unenroll' }))
    expect(await screen.findByRole('dialog', { name: /^Are you sure you want to unenroll/ })).toBeDefined()
  })

  test('lists three sessions at most and links to the rest', async () => {
    const many = ['a', 'b', 'c', 'd'].map((id) =>
      aSession({ ...running, sessionId: id, courseId: id, title: id, hasEnrollment: false }),
    )
    await home(many)
    const dates = within(screen.getByRole('region', { name: 'Your live dates' }))
    expect(dates.getAllByRole('listitem')).toHaveLength(3)
    expect(dates.getByRole('link', { name: 'See All live dates' }).getAttribute('href')).toBe('/courses')
    expect(screen.getByText('Nothing under way'), 'an employee is enrolled in none of them').toBeDefined()
  })
})
