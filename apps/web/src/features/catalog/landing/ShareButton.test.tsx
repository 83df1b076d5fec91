import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hideToasts } from '@section/ui/toast/show-toast.ts'
import { liveSession } from './landing-sessions.fixture.ts'
import { openLanding } from './landing.fixture.tsx'

afterEach(() => {
  cleanup()
  hideToasts()
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Gives the browser a dialog for sharing, as on phones. */
function withDialog(share: (link: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

async function press(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await openLanding({ sessions: [liveSession()] })
  await user.click(screen.getByRole('button', { name: 'Share' }))
}

test('Sharing copies the course’s link where the browser has no dialog for it', async () => {
  const copied: string[] = []
  await press(async (text) => void copied.push(text))
  await screen.findByText('Link copied.')
  expect(copied).toEqual([new URL('/courses/c', location.origin).href])
})

test('Sharing opens the browser’s own dialog where there is one, and copies nothing', async () => {
  const shared: ShareData[] = []
  withDialog(async (link) => void shared.push(link))
  const copy = vi.fn<() => Promise<void>>()
  await press(copy)
  expect(shared).toEqual([
    { title: 'Negotiation That Lasts', url: new URL('/courses/c', location.origin).href },
  ])
  expect(copy).not.toHaveBeenCalled()
})

test('Sharing that is canceled in the browser’s dialog says and copies nothing', async () => {
  withDialog(() => Promise.reject(new DOMException('canceled', 'AbortError')))
  const copy = vi.fn<() => Promise<void>>()
  await press(copy)
  expect(copy).not.toHaveBeenCalled()
  expect(screen.queryByText('Link copied.')).toBeNull()
})

test('A link that the browser does not copy says where else to find it', async () => {
  await press(() => Promise.reject(new Error('denied')))
  expect((await screen.findByRole('alert')).textContent).toContain('address bar')
})
