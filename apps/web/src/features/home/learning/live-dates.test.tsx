import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { openHome } from '../home.fixture.tsx'
import { tileDate } from './LiveDates.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const held = { enrollmentStatus: 'ENROLLED' } as const
const running = { startAt: NOW - DAY_MS, endAt: NOW + 3 * DAY_MS, ...held }
const meeting = (meetingId: string, hours: number) => ({
  meetingId,
  startAt: NOW + hours * HOUR_MS,
  endAt: NOW + (hours + 1.5) * HOUR_MS,
  link: null,
})
const named = (id: string, more: Partial<DashboardSession> = {}) =>
  aSession({ ...running, sessionId: id, courseId: id, title: id, ...more })
const liveDates = () => within(screen.getByRole('region', { name: 'Your live dates' }))
const row = async (session: DashboardSession) => {
  await openHome({ sessions: [session] })
  return within(liveDates().getByRole('listitem'))
}

test('A live date says "Happening now" during a meeting only', async () => {
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

test('A live date shows when a future session starts, in the viewer’s zone', async () => {
  const ahead = await row(aSession({ ...held, meetings: [meeting('m1', 24 * 7)] }))
  expect(ahead.getByText('Starts in 7 days')).toBeDefined()
  expect(ahead.getByText('12:00 – 1:30 PM EDT')).toBeDefined()
  expect(ahead.getByRole('link', { name: 'Pricing Strategy' }).getAttribute('href')).toBe('/courses/course-1')
  expect(ahead.getAllByRole('link')).toHaveLength(1)
})

test('A live date links to a running session beside the link of its row', async () => {
  const now = await row(aSession({ ...running, meetings: [meeting('m1', 1)] }))
  const enter = now.getByRole('link', { name: 'Go to Live Course' })
  expect(enter.getAttribute('href')).toBe('/courses/session/session-1')
  expect(enter.parentElement?.closest('a')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Go to Live Course' }), 'once on a screen').toHaveLength(1)
})

test('A live date has the buttons for the calendar and for unenrolling beside the link of its row, and nowhere else', async () => {
  const ahead = await row(aSession({ ...held, meetings: [meeting('m1', 24 * 7)] }))
  const add = ahead.getByRole('button', { name: 'Add to calendar' })
  expect(add.closest('a')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Unenroll' })).toHaveLength(1)
  fireEvent.click(ahead.getByRole('button', { name: 'Unenroll' }))
  expect(await screen.findByRole('dialog', { name: /^Are you sure you want to unenroll/ })).toBeDefined()
})

test('Home lists three live dates at most and links to the rest', async () => {
  await openHome({ sessions: ['a', 'b', 'c', 'd'].map((id) => named(id, { hasEnrollment: false })) })
  expect(liveDates().getAllByRole('listitem')).toHaveLength(3)
  const all = liveDates().getByRole('link', { name: 'See All live dates' })
  expect(all.getAttribute('href')).toBe('/courses')
  expect(screen.getByText('Nothing under way'), 'an employee is enrolled in none of them').toBeDefined()
})

test('Home says above the live dates which of the member’s classes meet at the same time', async () => {
  const meetings = [meeting('m', 4)]
  await openHome({
    sessions: [
      ...['Pricing', 'Prompting'].map((id) => named(id, { meetings })),
      named('Hiring', { meetings, hasEnrollment: false }),
      named('Selling', { meetings: [meeting('m', 8)] }),
    ],
  })
  expect(liveDates().getByText(/same time/).textContent).toBe(
    'Three of your classes meet at the same time, Mon, Jun 1 at 4:00 PM EDT: Pricing, Prompting, and Hiring.',
  )
  cleanup()
  await openHome({
    sessions: ['a', 'b'].map((id, at) => named(id, { meetings: [meeting('m', 4 + 2 * at)] })),
  })
  expect(liveDates().queryByText(/same time/), 'one after the other').toBeNull()
})

test('A date tile of the home page shows the day in the viewer’s zone', () => {
  const instant = Date.UTC(2026, 10, 25, 2)
  expect(tileDate(instant, 'America/New_York')).toEqual({ month: 'Nov', day: '24' })
  expect(tileDate(instant, 'Asia/Kolkata').day).toBe('25')
})
