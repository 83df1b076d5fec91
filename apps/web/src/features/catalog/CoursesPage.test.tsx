import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { stubService } from '../../testing/stub-service.ts'
import { CoursesPage } from './CoursesPage.tsx'
import { type Dashboard, type DashboardSession, dashboardQuery } from './dashboard-query.ts'
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

type Setting = Parameters<typeof renderMemberScreen>[1]

const courses = (sessions: DashboardSession[], saved: string[] = [], more: Setting = {}) =>
  renderMemberScreen(CoursesPage, {
    address: '/courses',
    known: [
      [dashboardQuery.queryKey, { sessions, bookmarks: new Set(saved), resume: null } satisfies Dashboard],
    ],
    ...more,
  })

const course = (courseId: string) => aSession({ courseId, sessionId: courseId, title: courseId })

test('the bookmarks without any say how to save a course', async () => {
  await courses([course('a')], [], { address: '/courses?m=saved' })
  expect(await screen.findByText('No courses found. Try adjusting your search filters.')).toBeDefined()
  expect(screen.getByText(/^To save a course, press the bookmark/)).toBeDefined()
})

describe('the voting banner', () => {
  const votingBanner = { text: 'Which course next?', buttonCopy: 'Vote', buttonLink: '/dev/vote' }
  const withBanner = (buttonLink: string) =>
    courses([course('a')], [], { flags: { votingBanner: { ...votingBanner, buttonLink } } })

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

describe('the courses of a member who bought single courses', () => {
  const buyer = { areas: ['mc-transactional'], flags: { transactionalCoursesError: true } }

  test('say that they did not load when no purchase is found', async () => {
    await courses([], [], buyer)
    expect(await screen.findByRole('heading', { name: 'Hmm...' })).toBeDefined()
    expect(screen.getByText('The courses for your account didn’t load correctly.')).toBeDefined()
    expect(screen.getByRole('button', { name: /try again/i })).toBeDefined()
  })

  test('have no filters when they are workshops only', async () => {
    await courses([aSession({ sessionKind: 'WORKSHOP', enrollmentStatus: 'ENROLLED' })], [], buyer)
    await screen.findByRole('article')
    expect(screen.queryByRole('search')).toBeNull()
  })
})

test('the banner and the first steps of the free tier are rendered with the courses, so that nothing shifts', async () => {
  const step = { name: 'Take the survey', isCompleted: false, remedyRoute: '/survey' }
  stubService({ '/graphql': { body: { data: { getNextStepsStatus: [step] } } } })
  await courses([course('a')], [], {
    accountType: 'LIMITED',
    areas: ['mc-limited'],
    load: loadFreeTier,
    flags: { freemiumBanner: { text: 'Members watch more.', buttonCopy: 'See', buttonLink: '/upgrade' } },
  })
  await screen.findByRole('heading', { name: 'Available Courses' })
  expect(screen.getByRole('region', { name: 'Membership' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Welcome, Nia!' })).toBeDefined()
})

test('a card shows the rating of its course and the number of ratings', async () => {
  const rated = { ...course('a'), courseRating: 4.75, ratingCount: 231 }
  await courses([rated], [], { flags: { courseRating: true } })
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('img', { name: 'Rated 4.8 out of 5 from 231 ratings' })).toBeDefined()
  expect(card.getByText('4.8 (231)')).toBeDefined()
})

describe('a card', () => {
  const card = async (session: DashboardSession, more: Setting = {}) => {
    await courses([session], [], more)
    return within(await screen.findByRole('article'))
  }
  const held = { enrollmentStatus: 'ENROLLED' } as const
  const today = [{ meetingId: 'm1', startAt: NOW + 2 * HOUR_MS, endAt: NOW + 3 * HOUR_MS, link: null }]
  const running = { startAt: NOW - DAY_MS, endAt: NOW + 10 * DAY_MS, meetings: today, ...held }

  test('shows the time of a live date in the viewer’s zone', async () => {
    const shown = await card(aSession())
    expect(shown.getByText('Jun 8, 2026 – Jun 12, 2026')).toBeDefined()
    expect(shown.getByText('12:00 PM EDT')).toBeDefined()
  })

  test('says "Today" and how long until then within a day', async () => {
    const at = { startAt: NOW + 3.5 * HOUR_MS, endAt: NOW + 5 * HOUR_MS }
    const shown = await card(aSession({ sessionKind: 'WORKSHOP', ...at }))
    expect(shown.getByText('Today 3:30 PM EDT · in 3 hours')).toBeDefined()
  })

  test('shows no time for a past or an on-demand session', async () => {
    const past = {
      startAt: NOW - 9 * DAY_MS,
      endAt: NOW - 6 * DAY_MS,
      enrollmentStatus: 'COMPLETED',
    } as const
    expect((await card(aSession(past))).queryByText(/EDT/)).toBeNull()
    cleanup()
    expect((await card(onDemandSession())).getByText('On demand')).toBeDefined()
  })

  test('shows the session in which the member is enrolled before every other date', async () => {
    await courses([
      aSession({ sessionId: 'next', startAt: NOW + 2 * DAY_MS, endAt: NOW + 4 * DAY_MS }),
      aSession({ sessionId: 'own', ...held }),
    ])
    const shown = within(await screen.findByRole('article'))
    expect(shown.getByText('Jun 8, 2026 – Jun 12, 2026')).toBeDefined()
    expect(shown.getByText('12:00 PM EDT · starts in 7 days')).toBeDefined()
    expect(shown.getAllByRole('link')).toHaveLength(1)
  })

  test.each([
    ['a member', 'MEMBER', {}],
    ['an employee without a seat', 'EMPLOYEE', { hasEnrollment: false }],
  ] as const)(
    'links %s to a running session, outside of the card’s link',
    async (_who, accountType, more) => {
      const shown = await card(aSession({ ...running, ...more }), { accountType })
      const enter = shown.getByRole('link', { name: 'Go to Live Course' })
      expect(enter.getAttribute('href')).toBe('/courses/session/session-1')
      expect(enter.parentElement?.closest('a')).toBeNull()
      expect(shown.getByText('Day 2 of 12')).toBeDefined()
      expect(shown.getByText('Today 2:00 PM EDT · in 2 hours')).toBeDefined()
    },
  )

  test('links to the meeting of a bought workshop once its room is open', async () => {
    const bought = aSession({
      ...held,
      sessionKind: 'WORKSHOP',
      startAt: NOW + HOUR_MS,
      endAt: NOW + 2 * HOUR_MS,
      sessionMeta: { eventLink: 'https://meet.example/room', detailCtaText: null },
    })
    const shown = await card(bought, { areas: ['mc-transactional'] })
    expect(shown.getByRole('link', { name: 'Launch course' }).getAttribute('href')).toBe(
      'https://meet.example/room',
    )
  })

  const buttons = (shown: Awaited<ReturnType<typeof card>>) =>
    shown
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '')

  test('of a future session with a seat has the buttons for the calendar and for unenrolling, outside of the card’s link', async () => {
    const shown = await card(aSession({ ...held, meetings: today }))
    expect(shown.getAllByRole('link')).toHaveLength(1)
    expect(buttons(shown)).toEqual(['Add to calendar', 'Unenroll'])
    fireEvent.click(shown.getByRole('button', { name: 'Unenroll' }))
    const question = 'Are you sure you want to unenroll from this live course?'
    expect(await screen.findByRole('dialog', { name: question })).toBeDefined()
  })

  test.each([
    ['on a waitlist', { enrollmentStatus: 'WAITLISTED', meetings: today }, ['Remove From Waitlist']],
    ['without dates', { ...held, startAt: null, endAt: null }, ['Unenroll']],
    ['that can be joined', { meetings: today }, []],
    ['after its last meeting', { ...running, meetings: [{ ...today[0], endAt: NOW - 1 }] }, ['Unenroll']],
  ] as [string, Partial<DashboardSession>, string[]][])(
    'of a session %s offers the matching buttons',
    async (_when, session, expected) => {
      expect(buttons(await card(aSession(session)))).toEqual(expected)
    },
  )

  test('of a course on demand has no unenroll button', async () => {
    expect(buttons(await card(onDemandSession({ ...held })))).toEqual([])
  })
})
