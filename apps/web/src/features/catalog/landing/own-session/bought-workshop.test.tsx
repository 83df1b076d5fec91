import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inHours, LINK, liveSession, withLink, workshop } from '../landing-sessions.fixture.ts'
import { openLanding, texts } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('The buyer of one workshop', () => {
  const buyer = { areas: ['mc-transactional' as const] }

  test('sees its date and a disabled launch button before the room opens', async () => {
    await openLanding({ ...buyer, sessions: [workshop({ starts: 60, enrollmentStatus: 'ENROLLED' })] })
    expect(await texts()).toMatch(/Starts in 2 days[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ · \d/)
    const launch = screen.getByRole<HTMLButtonElement>('button', { name: 'Launch course' })
    expect(launch.disabled).toBe(true)
    expect(await texts()).toContain('The link to the live session opens shortly before it starts.')
    expect(screen.getByText('Session dates:').parentElement?.textContent).toMatch(/\d:\d\d [AP]M/)
    expect(screen.queryByText('Choose your learning format')).toBeNull()
  })

  test('launches it once its room is open', async () => {
    await openLanding({
      ...buyer,
      sessions: [workshop({ starts: 2, enrollmentStatus: 'ENROLLED', ...withLink })],
    })
    const launch = await screen.findByRole('link', { name: 'Launch course' })
    expect([launch.getAttribute('href'), launch.getAttribute('target')]).toEqual([LINK, '_blank'])
  })

  test('enters it during the session', async () => {
    await openLanding({
      ...buyer,
      sessions: [workshop({ starts: -1, enrollmentStatus: 'ENROLLED', ...withLink })],
    })
    expect(await screen.findByRole('link', { name: 'Go to Live Course' })).toBeDefined()
  })

  test('can enroll in the bought session', async () => {
    await openLanding({ ...buyer, sessions: [liveSession()] })
    expect(await screen.findByRole('button', { name: 'Enroll' })).toBeDefined()
  })

  test('can enroll in the bought session while it runs', async () => {
    const running = liveSession({ starts: -50, ends: 50, sessionKind: 'CAPSTONE' })
    await openLanding({ ...buyer, sessions: [running] })
    expect(await screen.findByRole('button', { name: 'Enroll' })).toBeDefined()
    expect(screen.getByText('Next live date')).toBeDefined()
  })

  test('does not see the dates of a workshop without entitlement', async () => {
    await openLanding({ ...buyer, sessions: [workshop({ entitled: false })] })
    expect(screen.queryByText('Next live date')).toBeNull()
    expect(screen.queryByText('Session dates:')).toBeNull()
  })

  test('reads in the dialog of enrolling that its dates follow, and afterwards the dates', async () => {
    const hidden = workshop({ starts: 900 })
    await openLanding({
      ...buyer,
      sessions: [hidden],
      saving: { status: 'ENROLLED', sessions: [{ ...hidden, enrollmentStatus: 'ENROLLED' }] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
    const question = await screen.findByRole('dialog', { name: 'Ready to learn?' })
    expect(question.textContent).toContain('Dates to follow')
    expect(question.textContent).not.toContain(dayOf(hidden.startAt))
    fireEvent.click(within(question).getByRole('button', { name: "I'M SOLD, ENROLL ME" }))
    const answer = await screen.findByRole('dialog', { name: "YOU'RE IN!" })
    expect(answer.textContent).toContain(dayOf(hidden.startAt))
  })

  test('reads the seats of a workshop without its deadline', async () => {
    const open = { starts: 900, enrollmentClose: inHours(800), seatsLeft: 4 }
    await openLanding({ ...buyer, accountType: 'LIMITED', sessions: [workshop(open)] })
    expect(await screen.findByText('4 seats left')).toBeDefined()
    expect(document.body.textContent).not.toMatch(/Enroll by|Live:/)
    cleanup()
    await openLanding({ sessions: [workshop(open)] })
    expect(await screen.findByText(/^Enroll by/)).toBeDefined()
  })

  describe('reads that another run has free seats, without its hidden date,', () => {
    const hidden = workshop({ sessionId: 'hidden', starts: 900 })
    const full = liveSession({ enrollmentStatus: 'WAITLIST', hasWaitlist: true })
    const stays = () => {
      expect(document.body.textContent).not.toMatch(/The next run|Free seats:/)
      expect(document.body.textContent).not.toContain(dayOf(hidden.startAt))
    }

    test('in the hero', async () => {
      await openLanding({ ...buyer, sessions: [full, hidden] })
      const hero = within(await screen.findByRole('banner'))
      expect(hero.getByText('Full. Another run has free seats.')).toBeDefined()
      stays()
    })

    test('in the live card of a free member', async () => {
      await openLanding({ ...buyer, accountType: 'LIMITED', sessions: [full, hidden] })
      const row = (await screen.findByText('Dates to follow')).closest('ul')?.firstElementChild
      expect(row?.textContent).toContain('Another run has free seats.')
      stays()
    })

    test('in the block of the session for which they wait', async () => {
      await openLanding({ ...buyer, sessions: [{ ...full, enrollmentStatus: 'WAITLISTED' }, hidden] })
      expect(await texts()).toContain('Another run has free seats.')
      stays()
    })

    test('in the dialog of a full session, which says that the dates follow', async () => {
      await openLanding({ ...buyer, sessions: [full, hidden] })
      fireEvent.click(await screen.findByRole('button', { name: 'Join Waitlist' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Ready to learn?' }))
      expect(dialog.getByRole('listitem').textContent).toBe('Dates to followEnroll')
      stays()
    })
  })
})

const dayOf = (at: number | null) =>
  new Date(at ?? 0).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
