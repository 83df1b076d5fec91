import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { container, content, inHours, session } from '../session-page-parts.fixture.ts'

// A page that stays open shows the contents that open in the meantime.
// See docs/product/session-pages.md#opening-times.

useSessionTests()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
})

/** The longest time, in milliseconds, from an opening until the page requests the contents that have opened. */
const PATIENCE_MS = 20_000
const pages = (sent: () => object[]) => sent().filter((variables) => 'sessionContentIds' in variables).length

describe('The page of a session that stays open', () => {
  test('reads itself again when a container opens, and once only', async () => {
    const waiting = container('one', { containsActiveContent: false, opensAt: inHours(2) })
    const { sent } = openSession({ content: content({ containers: [waiting] }) })
    await screen.findByRole('button', { name: /Task one/ })
    vi.advanceTimersByTime(2 * HOUR_MS - 1000)
    expect(pages(sent)).toBe(1)
    vi.advanceTimersByTime(1000 + PATIENCE_MS)
    await waitFor(() => expect(pages(sent)).toBe(2))
    vi.advanceTimersByTime(DAY_MS)
    expect(pages(sent)).toBe(2)
  })

  test('reads itself again when the room of a class opens', async () => {
    const meetings = [{ meetingId: 'm', startAt: inHours(5), endAt: inHours(6), link: null }]
    const { sent } = openSession({ session: session({ meetings }) })
    await screen.findByText('Next class')
    vi.advanceTimersByTime(2 * HOUR_MS + PATIENCE_MS)
    await waitFor(() => expect(pages(sent)).toBe(2))
  })

  test('does not ask again when nothing will open', async () => {
    const { sent } = openSession({ content: content({ containers: [container('one')] }) })
    await screen.findByRole('button', { name: /Task one/ })
    vi.advanceTimersByTime(7 * DAY_MS)
    expect(pages(sent)).toBe(1)
  })
})
