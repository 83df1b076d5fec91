import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { inHours, liveSession, onDemandSession, workshop } from '../landing-sessions.fixture.ts'
import { openLanding, takeNextStep } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const formats = async () => {
  const heading = await screen.findByRole('heading', { name: 'Choose your learning format' })
  return within(heading.closest('section') ?? document.body)
}
const JOIN = { name: 'JOIN THE COURSE' }

describe('In place of a button to join,', () => {
  test('a full session suggests the next date', async () => {
    await openLanding({
      sessions: [
        liveSession({ sessionId: 'full', enrollmentStatus: 'CLOSED' }),
        liveSession({ sessionId: 'next', starts: 1_000 }),
      ],
    })
    const section = await formats()
    expect(section.getByText('Full')).toBeDefined()
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Closed' }).disabled).toBe(true)
    expect(
      section.getByText(
        /^Every seat is taken\. The next run with free seats starts [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+\.$/,
      ),
    ).toBeDefined()
    expect(section.getByRole('button', { name: 'Enroll' })).toBeDefined()
    expect(screen.getByRole('button', JOIN)).toBeDefined()
  })

  test('a closed session suggests the course on demand', async () => {
    const closed = liveSession({ enrollmentStatus: 'CLOSED', enrollmentClose: inHours(-30) })
    await openLanding({ sessions: [closed, onDemandSession()] })
    const section = await formats()
    expect(
      section.getByText(/^Enrollment closed on .+ You can start on demand today, at your own pace\.$/),
    ).toBeDefined()
    expect(section.queryByText('Full'), 'it is closed, which says nothing about its seats').toBeNull()
    expect(screen.getByRole('button', JOIN)).toBeDefined()
  })

  test('a running session without an alternative offers a mail for the next one, without a join button', async () => {
    await openLanding({ sessions: [liveSession({ starts: -50, enrollmentStatus: 'CLOSED' })] })
    const section = await formats()
    expect(section.getByText('This class is under way; enrollment has closed.')).toBeDefined()
    expect(section.getByRole('button', { name: 'Tell me when it opens' })).toBeDefined()
    expect(section.queryByText(/^Save the course/)).toBeNull()
    expect(screen.queryByRole('button', JOIN)).toBeNull()
  })

  test('a session filled by staff says whom to ask', async () => {
    await openLanding({ sessions: [liveSession({ enrollmentStatus: 'MANUAL' })] })
    const section = await formats()
    expect(section.getByText(/^Our staff enrolls members in this class\./)).toBeDefined()
    const ask = section.getByRole('link', { name: 'Ask Customer Support for a place.' })
    expect(ask.getAttribute('href')).toMatch(/^mailto:/)
    expect(section.queryByText(/^Save the course/), 'asking staff is the alternative').toBeNull()
    expect(screen.queryByRole('button', JOIN)).toBeNull()
  })

  test('a session that is not open yet says when it opens', async () => {
    await openLanding({
      sessions: [liveSession({ enrollmentStatus: 'FUTURE', enrollmentOpen: inHours(50) })],
    })
    const section = await formats()
    expect(section.getByText(/^Enrollment opens on /)).toBeDefined()
    expect(section.getByRole('button', { name: 'Coming Soon!' })).toBeDefined()
    expect(screen.queryByRole('button', JOIN)).toBeNull()
  })

  test('a session that is not free shows the lock to a limited member', async () => {
    await openLanding({
      accountType: 'LIMITED',
      areas: ['mc-limited'],
      sessions: [liveSession({ entitled: false })],
    })
    const locked = within((await formats()).getByRole('list')).getByRole('link', { name: 'Enroll' })
    expect(locked.getAttribute('aria-description')).toBe('Become a member for full access')
    expect(locked.getAttribute('href')).toBe('/upgrade')
  })
})

test('An open session says when it meets, until when members can enroll, and how many seats are left', async () => {
  const meeting = (meetingId: string, hours: number) => ({
    meetingId,
    startAt: inHours(hours),
    endAt: inHours(hours + 1),
    link: null,
  })
  await openLanding({
    sessions: [
      liveSession({
        starts: 240,
        meetings: [meeting('m1', 240), meeting('m2', 240 + 7 * 24)],
        enrollmentClose: inHours(72),
        seatsLeft: 3,
      }),
    ],
  })
  const section = await formats()
  const row = section.getByRole('listitem')
  expect(row.textContent).toMatch(/(\w{3}, \w{3} \d+ · ){2}\d{1,2}:\d\d [AP]M \S+/)
  expect(row.textContent).toMatch(/Enroll by [A-Z][a-z]{2} \d+, \d{4} · 3 seats left/)
  const seats = section.getByText(/3 seats left/)
  expect(seats.closest('[data-few]')?.getAttribute('data-few'), 'few seats stand out').toBe('true')
})

test('A full session with a waitlist shows no number of seats and no deadline', async () => {
  await openLanding({
    sessions: [
      liveSession({
        enrollmentStatus: 'WAITLIST',
        hasWaitlist: true,
        seatsLeft: 0,
        enrollmentClose: inHours(72),
      }),
    ],
  })
  const section = await formats()
  expect(section.getByText('Every seat is taken; the waitlist is open.')).toBeDefined()
  expect(section.queryByText(/seats? left|Enroll by/)).toBeNull()
})

test('A live date on a landing page shows its time in the viewer’s zone', async () => {
  await openLanding({ sessions: [workshop({ starts: 100 })] })
  expect((await formats()).getByText(/^\d{1,2}:\d\d [AP]M \S+$/)).toBeDefined()
  expect(screen.getByText('Next live date').parentElement?.textContent).toMatch(/ · \d{1,2}:\d\d [AP]M \S+$/)
})

describe('Enrolling on a landing page', () => {
  const free = liveSession({ enrollmentStatus: 'ENROLL' })
  const held = { ...free, enrollmentStatus: 'ENROLLED' as const }

  test('focuses the confirm button, then the link of the second dialog, then the member’s session', async () => {
    await openLanding({ sessions: [free], saving: { status: 'ENROLLED', sessions: [held] } })
    await takeNextStep('Enroll')
    const confirm = await screen.findByRole('button', { name: "I'M SOLD, ENROLL ME" })
    await waitFor(() => expect(document.activeElement).toBe(confirm))
    expect(screen.getByRole('dialog').textContent).toMatch(/\d:\d\d [AP]M/)
    fireEvent.click(confirm)
    await screen.findByRole('dialog', { name: "YOU'RE IN!" })
    const courses = screen.getByRole('link', { name: 'Go to Courses' })
    await waitFor(() => expect(document.activeElement).toBe(courses))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your session' })),
    )
  })

  test('in a session that has begun meanwhile closes the dialog and focuses the member’s session', async () => {
    const soon = workshop({ starts: 1 })
    const saved = [{ ...soon, enrollmentStatus: 'ENROLLED' as const }]
    await openLanding({ sessions: [soon], saving: { status: 'ENROLLED', sessions: saved } })
    await takeNextStep('Enroll')
    const confirm = await screen.findByRole('button', { name: "I'M SOLD, ENROLL ME" })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR_MS)
    fireEvent.click(confirm)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your session' })),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
