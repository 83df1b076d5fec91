import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { setServerTime } from '../../lib/graphql/server-time.ts'
import { aSession, NOW } from '../../testing/dashboard-session.ts'
import { anEvent, openHome } from './home.fixture.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('Home goes by the server’s clock on a device whose clock is 4 hours ahead', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 4 * HOUR_MS)
  setServerTime(NOW)
  const inAnHour = { startAt: NOW + HOUR_MS, endAt: NOW + 2 * HOUR_MS }
  await openHome({
    sessions: [aSession({ ...inAnHour, enrollmentStatus: 'ENROLLED' })],
    events: [anEvent('a', { eventStart: inAnHour.startAt, eventEnd: inAnHour.endAt })],
  })
  expect(screen.getByRole('region', { name: 'Your live dates' }).textContent).toContain('Starts in 1 hour')
  expect(screen.getByRole('region', { name: 'Upcoming Q&A Sessions' }).textContent).toContain('in 1 hour')
})
