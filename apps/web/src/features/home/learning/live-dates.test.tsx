import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import type { DashboardSession } from '../../catalog/dashboard-query.ts'
import { aResumePoint, openHome } from '../home.fixture.tsx'
import { tileDate } from './DateRow.tsx'

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
  expect(ahead.getByText('Mon, Jun 8, 12:00 – 1:30 PM EDT')).toBeDefined()
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
  await openHome({ sessions: ['Pricing', 'Prompting'].map((id) => named(id, { meetings })) })
  expect(liveDates().getByText(/same time/).textContent).toBe(
    'Two of your classes meet at the same time, Mon, Jun 1 at 4:00 PM EDT: Pricing and Prompting.',
  )
  cleanup()
  await openHome({
    sessions: ['a', 'b'].map((id, at) => named(id, { meetings: [meeting('m', 4 + 2 * at)] })),
  })
  expect(liveDates().queryByText(/same time/), 'one after the other').toBeNull()
})

test('Home counts among the classes that meet at the same time none without a seat and none without a row', async () => {
  const meetings = [meeting('m', 4)]
  const open = { meetings, hasEnrollment: false }
  await openHome({ sessions: [named('Own', { meetings }), named('Open', open), named('Other', open)] })
  expect(liveDates().queryByText(/same time/)).toBeNull()
  cleanup()
  const ids = ['a', 'b', 'c', 'd']
  await openHome({ sessions: ids.map((id) => named(id, { meetings })) })
  const note = liveDates().getByText(/same time/).textContent
  expect(note).toMatch(/^Three of your classes .*: a, b, and c\.$/)
})

test('The live dates begin with what meets now, which has the one primary button of home', async () => {
  const primary = () => [...document.querySelectorAll('main [data-variant="primary"]')].map(nameOf)
  const nameOf = (button: Element) =>
    button.closest('li')?.querySelector('a')?.textContent ?? button.textContent
  const soon = named('Soon', { meetings: [meeting('m', 0.9)] })
  const resume = aResumePoint({ courseId: 'elsewhere' })
  await openHome({
    sessions: [soon, named('Now', { meetings: [meeting('m', -0.5)], hasEnrollment: false })],
    resume,
  })
  const titles = liveDates()
    .getAllByRole('listitem')
    .map((one) => one.querySelector('a')?.textContent)
  expect(titles).toEqual(['Now', 'Soon'])
  expect(primary()).toEqual(['Now'])
  cleanup()
  await openHome({ sessions: [soon], resume })
  expect(primary(), 'what starts within the hour').toEqual(['Soon'])
  cleanup()
  await openHome({ sessions: [named('Later', { meetings: [meeting('m', 1.1)] })], resume })
  expect(primary()).toEqual(['Resume'])
})

test('A date tile of the home page shows the day in the viewer’s zone', () => {
  const instant = Date.UTC(2026, 10, 25, 2)
  expect(tileDate(instant, 'America/New_York')).toEqual({ month: 'Nov', day: '24' })
  expect(tileDate(instant, 'Asia/Kolkata').day).toBe('25')
})
