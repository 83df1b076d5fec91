import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW, onDemandSession } from '../../testing/dashboard-session.ts'
import { badge } from '../credentials/credential.fixture.ts'
import { aMember } from '../directory/member.fixture.ts'
import { anEvent, openHome } from './home.fixture.tsx'

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
const watching = (courseId: string) =>
  onDemandSession({ courseId, sessionId: courseId, title: courseId, ...held })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const sections = () =>
  screen.getAllByRole('region').map((part) => part.getAttribute('aria-label') ?? named(part))
const named = (part: HTMLElement) =>
  document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent

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
    await openHome({ sessions, shares })
    expect(screen.getByText(lead)).toBeDefined()
  })

  test('says when a trial ends', async () => {
    const member = { trialEndDate: Date.UTC(2026, 5, 5, 23) }
    await openHome({}, { accountType: 'TRIAL', member })
    expect(screen.getByText(/ Your trial ends Fri, Jun 5\.$/)).toBeDefined()
  })
})

describe('The heading of the home page', () => {
  test('welcomes whoever has never done anything, and everybody else back', async () => {
    await openHome({ sessions: [aSession()] })
    expect(heading()).toBe('Welcome, Nia!')
    cleanup()
    await openHome({ sessions: [aSession()], numAnswered: 1 })
    expect(heading()).toBe('Welcome back, Nia!')
    cleanup()
    await openHome({ credentials: [badge('a')] }, { member: { firstName: '' } })
    expect(heading()).toBe('Welcome back!')
  })
})

describe('The home page', () => {
  test('has a lone badge below the courses when three dates stand beside them, and in a row of its own otherwise', async () => {
    const ids = ['a', 'b', 'c']
    const sessions = ids.map((id) => aSession({ ...running, courseId: id, sessionId: id }))
    const parentOf = (name: string) => screen.getByRole('region', { name }).parentElement
    await openHome({ sessions, credentials: [badge('a')] })
    expect(parentOf('Your certificates and badges')).toBe(parentOf('Continue learning'))
    cleanup()
    await openHome({ sessions: sessions.slice(1), credentials: [badge('a')] })
    expect(parentOf('Your certificates and badges')).not.toBe(parentOf('Continue learning'))
  })

  test('is the welcome and the way to the courses where there is nothing at all', async () => {
    await openHome()
    expect(sections()).toEqual(['Continue learning', 'More of the school'])
  })

  test('has the member’s own first, then what comes next and who else is there, and what the school asks for last', async () => {
    const flags = { profAimcBanner: true, referrals: true }
    await openHome(
      {
        sessions: [
          aSession({ ...running, courseId: 'own', sessionId: 'own' }),
          aSession({ courseId: 'wait', sessionId: 'wait', enrollmentStatus: 'WAITLISTED' }),
          aSession(),
        ],
        tasks: [{ sessionContentId: 't', sessionId: 'own', title: 'Write', dayAt: NOW }],
        credentials: [badge('a')],
        members: [aMember('a')],
        events: [anEvent('a')],
      },
      { flags },
    )
    expect(sections()).toEqual([
      'Today',
      'Your live dates',
      'On the waitlist',
      'Continue learning',
      'Your certificates and badges',
      'Upcoming Courses',
      'AI tutor',
      'Meet Our Members',
      'Upcoming Q&A Sessions',
      'More of the school',
      'Referrals',
    ])
  })
})
