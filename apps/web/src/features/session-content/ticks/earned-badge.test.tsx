import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreensBy } from '../../../lib/routing/open-screen.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { bonus, content } from '../session-page-parts.fixture.ts'

// A tick or an attendance may earn the badge of the course.

useSessionTests()

const saved = (courseBadgeId: string | null) => ({
  data: { saveSessionContentProgress: { status: 'COMPLETED', courseBadgeId, error: null } },
})

/** Ticks the last item of a session, for which the server answers with this badge; returns the requests of the page. */
async function tickLast(courseBadgeId: string | null) {
  const { sent } = openSession({
    content: content({ checklist: [bonus('b1')] }),
    answer: (variables) => ('status' in variables ? saved(courseBadgeId) : undefined),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Item b1' }))
  await waitFor(() => expect(localStorage.length).toBe(0))
  return () => sent().filter((variables) => 'sessionContentIds' in variables)
}

test('A tick that earns the badge shows a message with the way to it, and refetches the page', async () => {
  const pages = await tickLast('badge')
  expect(await screen.findByText('Badge earned')).toBeDefined()
  const opened = vi.fn<(href: string) => void>()
  openScreensBy(opened)
  fireEvent.click(screen.getByRole('button', { name: 'See your badge' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('/account-settings#credentials')
  await waitFor(() => expect(pages()).toHaveLength(2))
})

test('A tick that earns no badge shows no message and does not refetch the page', async () => {
  const pages = await tickLast(null)
  expect(screen.queryByText('Badge earned')).toBeNull()
  expect(pages()).toHaveLength(1)
})
