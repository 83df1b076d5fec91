import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { liveSession, onDemandSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const faculty = (fullName: string) => ({ facultyId: fullName, fullName, imageUrl: '', biography: '' })
const { courseMeta } = liveSession()
const whole = {
  faculties: [faculty('Tobias Engström'), faculty('Helena Vasquez-Marr')],
  ends: 240 + (13 * DAY_MS) / HOUR_MS,
  stack: 'business-core',
  difficulty: 'Intermediate',
  lessons: { count: 3, duration: 210 },
}
const hero = () => within(screen.getByRole('banner'))
const facts = () =>
  hero()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('Every fact of the hero says what it is, and the icons beside them are decoration', async () => {
  const withHours = { ...whole, courseMeta: { ...courseMeta, hoursPerWeek: 4 } }
  await openLanding({ sessions: [liveSession(withHours), onDemandSession(withHours)] })
  expect(facts()).toEqual([
    'Taught by Tobias Engström and Helena Vasquez-Marr',
    'Live as a 2-week sprint, or on demand',
    'About 4 hours a week',
    '3 lessons · 4 min',
  ])
  expect(hero().getByText('Topic: Business Core')).toBeDefined()
  expect(hero().getByText('Level: Intermediate')).toBeDefined()
  for (const picture of hero().getByRole('list').querySelectorAll('svg'))
    expect(picture.getAttribute('aria-hidden')).toBe('true')
})

test('The hero says nothing of hours that nobody has told, and of lessons that cannot be watched yet', async () => {
  await openLanding({
    sessions: [liveSession(whole), onDemandSession({ ...whole, enrollmentStatus: 'FUTURE' })],
  })
  expect(facts()).toEqual(['Taught by Tobias Engström and Helena Vasquez-Marr', 'Live as a 2-week sprint'])
})

test('The hero says of a live session without dates that they will be announced, unless another one has dates', async () => {
  const announced = liveSession({ ...whole, starts: null, ends: null, enrollmentStatus: 'FUTURE' })
  await openLanding({ sessions: [announced] })
  expect(hero().getByText('Next live date').parentElement?.textContent).toBe(
    'Next live date Dates to be announced',
  )
  cleanup()
  const byStaff = liveSession({ ...whole, sessionId: 'staff', enrollmentStatus: 'MANUAL' })
  await openLanding({ sessions: [announced, byStaff] })
  const text = hero().getByText('Next live date').parentElement?.textContent
  expect(text).toMatch(/^Next live date [A-Z][a-z]{2} \d+, .+Our staff enrolls members$/)
  expect(facts()).toContain('Live as a 2-week sprint')
})

test('A course that hides its labels keeps its topic and level alone', async () => {
  const hidden = { ...whole, courseMeta: { ...courseMeta, hideTimeAndFacultyLabels: true, hoursPerWeek: 4 } }
  await openLanding({ sessions: [liveSession(hidden), onDemandSession(hidden)] })
  expect(facts()).toEqual([])
  expect(hero().getByText('Level: Intermediate')).toBeDefined()
})
