import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import {
  inHours,
  LINK,
  liveSession,
  onDemandSession,
  openLanding,
  ownPlace,
  texts,
  withLink,
  workshop,
} from './landing.fixture.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const controls = async () => {
  const inBlock = within(await ownPlace())
  await Promise.resolve()
  return [...inBlock.queryAllByRole('link'), ...inBlock.queryAllByRole('button')].map(
    (element) => element.textContent,
  )
}
const next = liveSession({ sessionId: 'next', starts: 2_000 })

describe('who holds a place sees it first', () => {
  test('with a seat in a sprint to come: when it starts, its times, the calendar and a quiet way out', async () => {
    await openLanding({
      sessions: [
        liveSession({
          enrollmentStatus: 'ENROLLED',
          meetings: [240, 264, 312, 500].map((hours) => ({
            meetingId: `m${hours}`,
            startAt: inHours(hours),
            endAt: inHours(hours + 1),
            link: null,
          })),
        }),
        next,
      ],
    })
    expect(await texts()).toMatch(/You’re in\.Starts in \d+ days/)
    expect(await texts()).toMatch(/\d{1,2}:\d\d( [AP]M)? – \d{1,2}:\d\d [AP]M \S+/)
    expect(await texts()).toContain('One more meeting')
    expect(await controls()).toEqual(['Add to calendar', 'Unenroll'])
    expect(screen.queryByText('Next live date')).toBeNull()
    expect(screen.getByText('You’re in')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Enroll' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'JOIN THE COURSE' })).toBeNull()
  })

  test('in a running sprint: which day it is, the way in, the open meeting, and the course on demand', async () => {
    await openLanding({
      sessions: [
        liveSession({
          starts: -26,
          enrollmentStatus: 'ENROLLED',
          meetings: [{ meetingId: 'm', startAt: inHours(-0.5), endAt: inHours(1), link: LINK }],
        }),
        next,
        onDemandSession(),
      ],
    })
    expect(await texts()).toMatch(/Happening nowDay [23] of 1[23]/)
    const enter = await screen.findByRole('link', { name: 'Go to Live Course' })
    expect(enter.getAttribute('href')).toBe('/courses/session/live')
    const room = screen.getByRole('link', { name: 'Join the meeting' })
    expect([room.getAttribute('href'), room.getAttribute('target')]).toEqual([LINK, '_blank'])
    expect(screen.getByRole('button', { name: 'Unenroll' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'GO TO ON DEMAND COURSE' })).toBeDefined()
    expect(screen.queryByText('Choose your learning format')).toBeNull()
    expect(screen.queryByText('Next live date')).toBeNull()
  })

  test('in a Mini-MBA that runs: to its own page', async () => {
    await openLanding({
      sessions: [liveSession({ sessionKind: 'BOOTCAMP', starts: -26, enrollmentStatus: 'ENROLLED' })],
    })
    const enter = await screen.findByRole('link', { name: 'Go to Live Course' })
    expect(enter.getAttribute('href')).toBe('/mini-mbas/live')
  })

  test('in a running workshop: its meeting in a new tab, which is tracked', async () => {
    await openLanding({ sessions: [workshop({ starts: -0.5, enrollmentStatus: 'ENROLLED', ...withLink })] })
    expect(await texts()).toContain('You’re in.Happening now')
    const enter = await screen.findByRole('link', { name: 'Go to Live Course' })
    expect([enter.getAttribute('href'), enter.getAttribute('target')]).toEqual([LINK, '_blank'])
    expect(screen.queryByRole('link', { name: 'Join the meeting' })).toBeNull()
    enter.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(enter)
    expect(track).toHaveBeenCalledExactlyOnceWith('Live Event Started', {
      session_id: 'live',
      course_id: 'c',
      title: 'Negotiation That Lasts',
    })
  })

  test('before a workshop whose room is open: the way into the meeting', async () => {
    const meetings = [{ meetingId: 'm', startAt: inHours(2), endAt: inHours(3.5), link: LINK }]
    await openLanding({ sessions: [workshop({ starts: 2, enrollmentStatus: 'ENROLLED', meetings })] })
    expect(await texts()).toMatch(/Starts in (1 hour|2 hours)/)
    expect(await texts()).toMatch(/(Today|Tomorrow) \d{1,2}:\d\d/)
    expect(screen.getByRole('link', { name: 'Join the meeting' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Unenroll' })).toBeDefined()
  })

  test('on a waitlist: that one waits, and how to get off it', async () => {
    await openLanding({ sessions: [liveSession({ enrollmentStatus: 'WAITLISTED', hasWaitlist: true })] })
    expect(await texts()).toContain('You’re on the waitlist.')
    expect(await controls()).toEqual(['Remove From Waitlist'])
    expect(screen.getByText('Waitlisted!', { selector: 'li *' })).toBeDefined()
  })

  test('without dates: that they follow', async () => {
    await openLanding({ sessions: [liveSession({ starts: null, enrollmentStatus: 'ENROLLED' })] })
    expect(await texts()).toContain('You’re in.Dates to be announced')
  })

  test('after a sprint that was completed: the way back, beside the next date', async () => {
    const past = { starts: -2_000, ends: -1_000, enrollmentStatus: 'COMPLETED' } as const
    await openLanding({ sessions: [liveSession(past), next] })
    expect(await texts()).toMatch(/You took this class\.Ended on/)
    const back = screen.getByRole('link', { name: 'Review Past Course' })
    expect(back.getAttribute('href')).toBe('/courses/session/live')
    expect(screen.queryByRole('button', { name: 'Unenroll' })).toBeNull()
    expect(screen.getByText('Next live date')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Enroll' })).toBeDefined()
  })

  test('after a sprint with words of its own: those words', async () => {
    const sessionMeta = { eventLink: null, detailCtaText: 'Look back' }
    await openLanding({
      sessions: [liveSession({ starts: -2_000, ends: -1_000, enrollmentStatus: 'COMPLETED', sessionMeta })],
    })
    expect(await screen.findByRole('link', { name: 'Look back' })).toBeDefined()
  })

  test('within five days after a completed sprint: still the way in', async () => {
    await openLanding({
      sessions: [liveSession({ starts: -300, ends: -24, enrollmentStatus: 'COMPLETED' }), next],
    })
    expect(await controls()).toEqual(['Go to Live Course'])
  })

  test('after a workshop: that it ended', async () => {
    await openLanding({ sessions: [workshop({ starts: -1_000, enrollmentStatus: 'COMPLETED' })] })
    const ended = await screen.findByRole<HTMLButtonElement>('button', { name: 'Course Ended' })
    expect(ended.disabled).toBe(true)
  })
})

test('an employee enters a running class, and is not asked to give up a seat', async () => {
  await openLanding({
    accountType: 'EMPLOYEE',
    sessions: [liveSession({ starts: -26, enrollmentStatus: 'ENROLLED' })],
  })
  expect(await screen.findByRole('link', { name: 'Go to Live Course' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unenroll' })).toBeNull()
})
