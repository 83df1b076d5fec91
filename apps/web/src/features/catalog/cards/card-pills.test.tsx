import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { CoursesPage } from '../CoursesPage.tsx'
import { type DashboardSession, dashboardQuery } from '../dashboard-query.ts'

// These tests check the badges of course cards and the sections of the dashboard.

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens the dashboard with the sessions of one course, and returns its sections with the badges of the card in each. */
async function badges(...sessions: DashboardSession[]) {
  await renderMemberScreen(CoursesPage, {
    address: '/courses',
    known: [[dashboardQuery.queryKey, { sessions, bookmarks: new Set() }]],
  })
  await screen.findAllByRole('article')
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [heading.textContent, heading.closest('section')] as const)
  return Object.fromEntries(
    sections.flatMap(([title, section]) => {
      const card = section && within(section).queryByRole('article')
      return card ? [[title, [...card.querySelectorAll('[data-tone]')].map((pill) => pill.textContent)]] : []
    }),
  )
}

const ENROLLED = { enrollmentStatus: 'ENROLLED' } as const
const running = { startAt: NOW - DAY_MS, endAt: NOW + DAY_MS }
const over = { startAt: NOW - 30 * DAY_MS, endAt: NOW - 20 * DAY_MS }
const FUTURE = { enrollmentStatus: 'FUTURE' } as const

test.each([
  ['Active', aSession({ ...ENROLLED, ...running })],
  ['Watching On Demand', onDemandSession(ENROLLED)],
  ['Enrolled', aSession(ENROLLED)],
  ['Waitlisted!', aSession({ enrollmentStatus: 'WAITLISTED' })],
])(
  'A course that the member holds has the badge “%s” under Active/Enrolled Courses',
  async (badge, session) => {
    expect(await badges(session)).toEqual({ 'Active/Enrolled Courses': [badge] })
  },
)

test.each([
  ['Coming Soon!', 'enrollment opens later', aSession(FUTURE)],
  ['Coming Soon!', 'the dates are to be announced', aSession({ ...FUTURE, startAt: null, endAt: null })],
  ['Coming Soon!', 'the on-demand edition opens later', onDemandSession(FUTURE)],
  ['Course Full', 'the waitlist is open', aSession({ enrollmentStatus: 'WAITLIST' })],
  ['Closes in 3 Days', 'enrollment closes in days', aSession({ enrollmentClose: NOW + 3.5 * DAY_MS })],
  ['Closes in 1 Day', 'enrollment closes after a day', aSession({ enrollmentClose: NOW + 30 * HOUR_MS })],
  ['Closes in 5 Hours', 'enrollment closes in hours', aSession({ enrollmentClose: NOW + 5.5 * HOUR_MS })],
  ['Closes in 1 Hour', 'enrollment closes within the hour', aSession({ enrollmentClose: NOW + HOUR_MS / 2 })],
  ['Limited Availability', 'few seats are left', aSession({ lowInventory: true })],
  ['Free Course', 'it is free', aSession({ isFreeSession: true })],
])('An available course has the badge “%s” when %s', async (badge, _when, session) => {
  expect(await badges(session)).toEqual({ 'Available Courses': [badge] })
})

test('A course without anything to say about it has no badge', async () => {
  expect(await badges(aSession())).toEqual({ 'Available Courses': [] })
})

test('An earned badge is shown alone on a past course, and beside another badge on one that goes on', async () => {
  const done = aSession({ sessionId: 'done', ...over, enrollmentStatus: 'COMPLETED', courseBadgeId: 'badge' })
  expect(await badges(done)).toEqual({ 'Past Courses': ['Badge Earned'] })
  cleanup()
  expect(await badges(done, aSession(ENROLLED))).toEqual({
    'Active/Enrolled Courses': ['Enrolled', 'Badge Earned'],
  })
  cleanup()
  expect(await badges(done, aSession({ lowInventory: true }))).toEqual({
    'Available Courses': ['Limited Availability', 'Badge Earned'],
    'Past Courses': ['Badge Earned'],
  })
})
