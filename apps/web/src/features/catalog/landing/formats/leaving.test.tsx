import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { liveSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  hideToasts()
  vi.unstubAllGlobals()
})

describe('Unenrolling on a landing page', () => {
  const leaveDialog = async (more: Parameters<typeof liveSession>[0]) => {
    await openLanding({
      sessions: [liveSession(more)],
      saving: { status: 'ENROLL', sessions: [liveSession()] },
    })
    fireEvent.click(await screen.findByRole('button', { name: /Unenroll|Remove From Waitlist/ }))
    return screen.findByRole('dialog', {
      name: 'Are you sure you want to unenroll from this live course?',
    })
  }

  test('mentions a waitlist only when the session has one', async () => {
    expect((await leaveDialog({ enrollmentStatus: 'ENROLLED' })).textContent).not.toContain('waitlist')
    cleanup()
    const waited = await leaveDialog({ enrollmentStatus: 'ENROLLED', hasWaitlist: true })
    expect(waited.textContent).toContain('Your seat goes to the next member on the waitlist.')
    cleanup()
    const waiting = await leaveDialog({ enrollmentStatus: 'WAITLISTED', hasWaitlist: true })
    expect(waiting.textContent).toContain('You give up your place on the waitlist.')
  })

  test('focuses Cancel first and the dates afterwards', async () => {
    const dialog = await leaveDialog({ enrollmentStatus: 'ENROLLED' })
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
    )
    fireEvent.click(within(dialog).getByRole('button', { name: "YES I'M SURE" }))
    await screen.findAllByRole('button', { name: 'Enroll' })
    await waitFor(() => expect(document.activeElement?.id).toBe('formats'))
  })

  test.each([
    ['stays where the dates are in view', 300, true],
    ['scrolls to the dates from above', -200, false],
    ['scrolls to the dates below the window', 2_000, false],
  ])('%s', async (_what, top, stays) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 600, 900))
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const dialog = await leaveDialog({ enrollmentStatus: 'ENROLLED' })
    fireEvent.click(within(dialog).getByRole('button', { name: "YES I'M SURE" }))
    await waitFor(() => expect(document.activeElement?.id).toBe('formats'))
    const call = focus.mock.contexts.findIndex((element) => element === document.activeElement)
    expect(focus.mock.calls[call]).toEqual([{ preventScroll: stays }])
    vi.restoreAllMocks()
  })

  test('from a session that has closed meanwhile navigates to the courses', async () => {
    const { address } = await openLanding({
      sessions: [liveSession({ enrollmentStatus: 'ENROLLED' })],
      saving: { status: 'CLOSED', sessions: [liveSession({ enrollmentStatus: 'CLOSED' })] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Unenroll' }))
    fireEvent.click(await screen.findByRole('button', { name: "YES I'M SURE" }))
    await waitFor(() => expect(address()).toBe('/courses'))
    expect(screen.getByText('You left “Negotiation That Lasts”.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leaves no word of the session, of the seat or of the place behind, and Undo brings all of it back', async () => {
    for (const [enrollmentStatus, word, message] of [
      ['ENROLLED', 'You’re in.', 'You left “Negotiation That Lasts”.'],
      ['WAITLISTED', 'You’re on the waitlist.', 'You left the waitlist of “Negotiation That Lasts”.'],
    ] as const) {
      await openLanding({
        sessions: [liveSession({ enrollmentStatus, hasWaitlist: true })],
        saving: { status: 'ENROLL', sessions: [liveSession()] },
      })
      await screen.findByText(word)
      fireEvent.click(await screen.findByRole('button', { name: /Unenroll|Remove From Waitlist/ }))
      fireEvent.click(await screen.findByRole('button', { name: "YES I'M SURE" }))
      await screen.findByText(message)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      for (const gone of [word, /^Starts in/, 'Waitlisted!', 'Added To Waitlist!', /in line/])
        expect(screen.queryByText(gone)).toBeNull()
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await screen.findByText(word)
      expect(screen.queryByText(message)).toBeNull()
      cleanup()
      hideToasts()
    }
  })
})
