import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import { openHome } from '../home.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const running = aSession({
  enrollmentStatus: 'ENROLLED',
  startAt: NOW - DAY_MS,
  endAt: NOW + 3 * DAY_MS,
})
const task = (title: string, hours: number, sessionId = 'session-1') => ({
  sessionContentId: title,
  sessionId,
  title,
  dayAt: NOW + hours * HOUR_MS,
})

test('Home begins with the tasks of today in a running class, in one line that leads there', async () => {
  await openHome({
    sessions: [running],
    tasks: [task('Yesterday', -20), task('Write a brief', 1), task('Watch', 2), task('Tomorrow', 20)],
  })
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(today.getByRole('listitem').textContent).toBe('TodayWrite a brief and 1 more in Pricing Strategy')
  const link = today.getByRole('link', { name: 'Write a brief' })
  expect(link.getAttribute('href')).toBe('/courses/session/session-1')
})

test('Home says nothing of today on a day without tasks, or of a class that the member cannot see', async () => {
  await openHome({ sessions: [running], tasks: [task('Tomorrow', 20), task('Unknown', 1, 'elsewhere')] })
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
})

test('Home shows a place on a waitlist with its rank, beside a member’s courses', async () => {
  const waiting = aSession({ enrollmentStatus: 'WAITLISTED' })
  await openHome({ sessions: [waiting], waitlists: [{ sessionId: 'session-1', length: 5, rank: 2 }] })
  const row = within(screen.getByRole('region', { name: 'On the waitlist' })).getByRole('listitem')
  expect(row.textContent).toBe('Pricing StrategyJun 8, 2026 – Jun 12, 2026You are number 2 of 5 in line.')
  const link = within(row).getByRole('link', { name: 'Pricing Strategy' })
  expect(link.getAttribute('href')).toBe('/courses/course-1')
  expect(screen.getByText('Your place in line is kept. We tell you when a seat is yours.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent, 'no newcomer').toBe('Welcome back, Nia!')
})

test('Home shows a place on a waitlist whose rank did not load as waitlisted', async () => {
  await openHome({ sessions: [aSession({ enrollmentStatus: 'WAITLISTED', startAt: null, endAt: null })] })
  const row = within(screen.getByRole('region', { name: 'On the waitlist' })).getByRole('listitem')
  expect(row.textContent).toBe('Pricing StrategyDates to be announcedWaitlisted!')
})
