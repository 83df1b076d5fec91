import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../testing/dashboard-session.ts'
import { course, openCourses, type Setting } from './courses-page.fixture.tsx'
import type { DashboardSession } from './dashboard-query.ts'

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

test('A course card shows the rating of its course and the number of ratings', async () => {
  const rated = { ...course('a'), courseRating: 4.75, ratingCount: 231 }
  await openCourses([rated], [], { flags: { courseRating: true } })
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('img', { name: 'Rated 4.8 out of 5 from 231 ratings' })).toBeDefined()
  expect(card.getByText('4.8 (231)')).toBeDefined()
})

/** Finds a line of text whose parts are elements of their own. */
const line = (text: string) => (_content: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text

describe('A course card', () => {
  const card = async (session: DashboardSession, more: Setting = {}) => {
    await openCourses([session], [], more)
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
    expect(shown.getByText(line('Today 3:30 PM EDT · in 3 hours'))).toBeDefined()
  })

  test('shows no time for a past or an on-demand session', async () => {
    const past = {
      startAt: NOW - 9 * DAY_MS,
      endAt: NOW - 6 * DAY_MS,
      enrollmentStatus: 'COMPLETED',
    } as const
    expect((await card(aSession(past))).queryByText(/EDT/)).toBeNull()
    cleanup()
    expect((await card(onDemandSession())).getByText('On demand now')).toBeDefined()
  })

  test('shows the session in which the member is enrolled before every other date', async () => {
    await openCourses([
      aSession({ sessionId: 'next', startAt: NOW + 2 * DAY_MS, endAt: NOW + 4 * DAY_MS }),
      aSession({ sessionId: 'own', ...held }),
    ])
    const shown = within(await screen.findByRole('article'))
    expect(shown.getByText('Jun 8, 2026 – Jun 12, 2026')).toBeDefined()
    expect(shown.getByText(line('12:00 PM EDT · starts in 7 days'))).toBeDefined()
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
      expect(shown.getByText(line('Today 2:00 PM EDT · in 2 hours'))).toBeDefined()
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
