import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { track } from '../../../../lib/tracking/tracking.ts'
import {
  inHours,
  LINK,
  liveSession,
  onDemandSession,
  withLink,
  workshop,
} from '../landing-sessions.fixture.ts'
import { openLanding, ownSessionBlock, texts } from '../landing.fixture.tsx'

vi.mock('../../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const controls = async () => {
  const inBlock = within(await ownSessionBlock())
  await Promise.resolve()
  return [...inBlock.queryAllByRole('link'), ...inBlock.queryAllByRole('button')].map(
    (element) => element.textContent,
  )
}
const next = liveSession({ sessionId: 'next', starts: 2_000 })

describe('The block “Your session” of an enrolled member', () => {
  test('shows a future sprint with its start, times, calendar button and unenroll button', async () => {
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

  test('shows a running sprint with its day, its link, the open meeting and the course on demand', async () => {
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

  test('links to the page of a running Mini-MBA', async () => {
    await openLanding({
      sessions: [liveSession({ sessionKind: 'BOOTCAMP', starts: -26, enrollmentStatus: 'ENROLLED' })],
    })
    const enter = await screen.findByRole('link', { name: 'Go to Live Course' })
    expect(enter.getAttribute('href')).toBe('/mini-mbas/live')
  })

  test('opens the meeting of a running workshop in a new tab and tracks it', async () => {
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

  test('links to the meeting of a future workshop whose room is open', async () => {
    const meetings = [{ meetingId: 'm', startAt: inHours(2), endAt: inHours(3.5), link: LINK }]
    await openLanding({ sessions: [workshop({ starts: 2, enrollmentStatus: 'ENROLLED', meetings })] })
    expect(await texts()).toMatch(/Starts in (1 hour|2 hours)/)
    expect(await texts()).toMatch(/(Today|Tomorrow) \d{1,2}:\d\d/)
    expect(screen.getByRole('link', { name: 'Join the meeting' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Unenroll' })).toBeDefined()
  })

  test('shows the waitlist and how to leave it', async () => {
    await openLanding({ sessions: [liveSession({ enrollmentStatus: 'WAITLISTED', hasWaitlist: true })] })
    expect(await texts()).toContain('You’re on the waitlist.')
    expect(await controls()).toEqual(['Remove From Waitlist'])
    expect(screen.getByText('Waitlisted!', { selector: 'li *' })).toBeDefined()
  })

  test('says that the dates of a session follow', async () => {
    await openLanding({ sessions: [liveSession({ starts: null, enrollmentStatus: 'ENROLLED' })] })
    expect(await texts()).toContain('You’re in.Dates to be announced')
  })

  test('links to the review of a completed sprint, beside the next date', async () => {
    const past = { starts: -2_000, ends: -1_000, enrollmentStatus: 'COMPLETED' } as const
    await openLanding({ sessions: [liveSession(past), next] })
    expect(await texts()).toMatch(/You took this class\.Ended on/)
    const back = screen.getByRole('link', { name: 'Review Past Course' })
    expect(back.getAttribute('href')).toBe('/courses/session/live')
    expect(screen.queryByRole('button', { name: 'Unenroll' })).toBeNull()
    expect(screen.getByText('Next live date')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Enroll' })).toBeDefined()
  })

  test('shows the custom label of a completed sprint', async () => {
    const sessionMeta = { eventLink: null, detailCtaText: 'Look back' }
    await openLanding({
      sessions: [liveSession({ starts: -2_000, ends: -1_000, enrollmentStatus: 'COMPLETED', sessionMeta })],
    })
    expect(await screen.findByRole('link', { name: 'Look back' })).toBeDefined()
  })

  test('still enters a completed sprint within five days', async () => {
    await openLanding({
      sessions: [liveSession({ starts: -300, ends: -24, enrollmentStatus: 'COMPLETED' }), next],
    })
    expect(await controls()).toEqual(['Go to Live Course'])
  })

  test('says that a workshop has ended', async () => {
    await openLanding({ sessions: [workshop({ starts: -1_000, enrollmentStatus: 'COMPLETED' })] })
    const ended = await screen.findByRole<HTMLButtonElement>('button', { name: 'Course Ended' })
    expect(ended.disabled).toBe(true)
  })
})

test('An employee can enter a running session and has no unenroll button', async () => {
  await openLanding({
    accountType: 'EMPLOYEE',
    sessions: [liveSession({ starts: -26, enrollmentStatus: 'ENROLLED' })],
  })
  expect(await screen.findByRole('link', { name: 'Go to Live Course' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unenroll' })).toBeNull()
})
