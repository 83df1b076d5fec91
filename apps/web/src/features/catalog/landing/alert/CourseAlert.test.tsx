import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { liveSession, onDemandSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

afterEach(() => {
  cleanup()
  hideToasts()
  vi.unstubAllGlobals()
})

const ASK = { name: 'Tell me when it opens' }
const WAITING = 'We’ll write to you when it opens.'
const full = liveSession({ enrollmentStatus: 'CLOSED' })

test('A member asks for a mail about a full session, takes it back, and keeps the focus', async () => {
  await openLanding({ sessions: [full] })
  await userEvent.click(screen.getByRole('button', ASK))
  await screen.findByText(WAITING)
  const undo = screen.getByRole('button', { name: /^Undo/ })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', ASK))
})

test('A member who has already asked for a mail about a session sees that when the page opens', async () => {
  await openLanding({ sessions: [full], alert: true })
  expect(screen.getByText(WAITING)).toBeDefined()
  expect(screen.queryByRole('button', ASK)).toBeNull()
})

test('A course alert that the server refuses is shown as refused and not as set', async () => {
  await openLanding({ sessions: [full], refusesAlert: true })
  await userEvent.click(screen.getByRole('button', ASK))
  expect((await screen.findByRole('alert')).textContent).toBe('This does not exist.')
  expect(screen.queryByText(WAITING)).toBeNull()
})

test('The faded live card of a course on demand offers a mail', async () => {
  await openLanding({ sessions: [onDemandSession()] })
  const live = screen.getByRole('heading', { name: 'Live' }).closest('div')?.parentElement
  const card = within(live ?? document.body)
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'COMING SOON' }).disabled).toBe(true)
  expect(card.getByRole('button', ASK)).toBeDefined()
})

test('A course that has only past sessions offers a mail though it has no formats', async () => {
  await openLanding({ sessions: [liveSession({ starts: -900, ends: -700, enrollmentStatus: 'CLOSED' })] })
  expect(screen.queryByText('Choose your learning format')).toBeNull()
  expect(screen.getByText('There is no date to join right now.')).toBeDefined()
  expect(screen.getByRole('button', ASK)).toBeDefined()
})

test.each(['ENROLL', 'WAITLIST', 'ENROLLED', 'MANUAL'] as const)(
  'A course with a session that is %s offers no mail',
  async (enrollmentStatus) => {
    await openLanding({ sessions: [liveSession({ enrollmentStatus })] })
    expect(screen.queryByRole('button', ASK)).toBeNull()
  },
)
