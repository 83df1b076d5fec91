import { cleanup, fireEvent, screen, within } from '@testing-library/react'
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

test('Home leads from an open project to where it is handed in, also on a day without tasks', async () => {
  const project = {
    sessionId: 'session-1',
    sessionTitle: 'Pricing Strategy',
    kind: 'SPRINT',
    title: 'One price',
    closesAt: NOW + 5 * DAY_MS,
  } as const
  await openHome({ sessions: [running], projects: [project, { ...project, sessionId: 'b', closesAt: null }] })
  const [line, endless] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem')
  expect(line?.textContent).toBe('ProjectHand in “One price” in Pricing Strategy, open until Jun 6, 2026')
  expect(endless?.textContent).toBe('ProjectHand in “One price” in Pricing Strategy')
  const [link] = screen.getAllByRole('link', { name: 'Hand in “One price”' })
  expect(link?.getAttribute('href')).toBe('/courses/session/session-1#project')
})

test('Home asks whoever leaves a waitlist to confirm it', async () => {
  await openHome({ sessions: [aSession({ enrollmentStatus: 'WAITLISTED' })] })
  fireEvent.click(screen.getByRole('button', { name: 'Remove From Waitlist' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
})

test.each([
  [-0.5, 'NowClass until 1:00 PM EDT and 2 tasks of today in Pricing Strategy'],
  [-3, 'Still openBefore class and 1 more in Pricing Strategy'],
  [1, 'TodayBefore class and 1 more in Pricing Strategy'],
])(
  'The line of today with a class that began %f hours from now says what is true of it',
  async (hours, line) => {
    const startAt = NOW + hours * HOUR_MS
    const meetings = [{ meetingId: 'm', startAt, endAt: startAt + 1.5 * HOUR_MS, link: null }]
    await openHome({
      sessions: [{ ...running, meetings }],
      tasks: [task('Before class', 0), task('After class', 0)],
    })
    expect(within(screen.getByRole('region', { name: 'Today' })).getByRole('listitem').textContent).toBe(line)
  },
)

test('Home shows a place on a waitlist with its rank, beside a member’s courses', async () => {
  const meetings = [
    { meetingId: 'm', startAt: NOW + 7 * DAY_MS, endAt: NOW + 7 * DAY_MS + 1.5 * HOUR_MS, link: null },
  ]
  const waiting = aSession({ enrollmentStatus: 'WAITLISTED', meetings })
  await openHome({ sessions: [waiting], waitlists: [{ sessionId: 'session-1', length: 5, rank: 2 }] })
  const row = within(screen.getByRole('region', { name: 'On the waitlist' })).getByRole('listitem')
  expect(row.textContent).toBe(
    'Jun8Pricing StrategyMon, Jun 8, 12:00 – 1:30 PM EDTYou are number 2 of 5 in line.Remove From Waitlist',
  )
  const link = within(row).getByRole('link', { name: 'Pricing Strategy' })
  expect(link.getAttribute('href')).toBe('/courses/course-1')
  expect(screen.getByText('Your place in line is kept. We tell you when a seat is yours.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent, 'no newcomer').toBe('Welcome back, Nia!')
})

test('Home shows a place on a waitlist whose rank did not load as waitlisted', async () => {
  await openHome({ sessions: [aSession({ enrollmentStatus: 'WAITLISTED', startAt: null, endAt: null })] })
  const row = within(screen.getByRole('region', { name: 'On the waitlist' })).getByRole('listitem')
  expect(row.textContent).toBe('Pricing StrategyDates to be announcedWaitlisted!Remove From Waitlist')
})
