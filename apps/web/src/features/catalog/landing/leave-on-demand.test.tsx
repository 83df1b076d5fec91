import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { onDemandSession } from './landing-sessions.fixture.ts'
import { openLanding } from './landing.fixture.tsx'

afterEach(() => {
  cleanup()
  hideToasts()
  vi.unstubAllGlobals()
})

const isChange = ({ body }: { body: unknown }) =>
  'input' in ((body as { variables?: object }).variables ?? {})

async function openLeaveDialog() {
  const { requests } = await openLanding({
    sessions: [onDemandSession({ enrollmentStatus: 'ENROLLED' })],
    saving: { status: 'ENROLL', sessions: [onDemandSession()] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'UNENROLL' }))
  await screen.findByRole('dialog', {
    name: 'Are you sure you want to unenroll from this on-demand course?',
  })
  return () => requests.filter(isChange)
}

test('Unenrolling from an on-demand course asks for confirmation, and Cancel changes nothing', async () => {
  const changes = await openLeaveDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes()).toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'UNENROLL' }))
})

test('Confirmed unenrolling from an on-demand course unenrolls and focuses the heading of its card', async () => {
  const changes = await openLeaveDialog()
  await userEvent.click(screen.getByRole('button', { name: "YES I'M SURE" }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'UNENROLL' })).toBeNull())
  expect(changes()).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'On demand' })))
})

test('Leaving an on-demand course is undone by the message that says so', async () => {
  const changes = await openLeaveDialog()
  await userEvent.click(screen.getByRole('button', { name: "YES I'M SURE" }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'UNENROLL' })).toBeDefined()
  expect(changes().map(({ body }) => body)).toMatchObject([
    { variables: { input: { unenroll: true } } },
    { variables: { input: { unenroll: false, undo: 'u1' } } },
  ])
})
