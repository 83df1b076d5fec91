import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import { openSession, useSessionTests } from '../session-page.fixture.ts'
import { session } from '../session-page-parts.fixture.ts'
import { meeting, ROOM } from './today.fixture.ts'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

// The first block of a session's page leads into the next class while its room is open.

useSessionTests()

const joinLink = () => screen.findByRole('link', { name: 'Join the live class' })

describe('The next class', () => {
  test('is the first that has not ended, with the link to its room once that is open', async () => {
    openSession({
      session: session({
        meetings: [meeting(-24, -23, null), meeting(-0.5, 1, ROOM), meeting(24, 25, null)],
      }),
    })
    const link = await joinLink()
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([ROOM, '_blank'])
    expect(screen.getByRole('button', { name: 'Add this class' })).toBeDefined()
  })

  test('reports the attendance when its room is opened, is tracked, and reads the checklist again', async () => {
    const { sent } = openSession({ session: session({ meetings: [meeting(-0.5, 1, ROOM)] }) })
    const link = await joinLink()
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(track).toHaveBeenCalledWith('Live Event Started', {
      session_id: 's1',
      course_id: 'c1',
      title: 'Pricing Strategy',
    })
    await waitFor(() =>
      expect(sent().slice(1)).toEqual([
        { sessionContentId: 's1', type: 'SESSION_CONSUMED', status: 'COMPLETED', madeMsAgo: 0 },
        { sessionId: 's1', sessionContentIds: [] },
      ]),
    )
  })

  test('reports an attendance once when the server takes none at that time, and says nothing', async () => {
    const error = { message: 'This class is not running.' }
    const { sent } = openSession({
      session: session({ meetings: [meeting(0.5, 1, ROOM)] }),
      answer: (variables) =>
        'status' in variables
          ? { data: { saveSessionContentProgress: { status: null, courseBadgeId: null, error } } }
          : undefined,
    })
    const link = await joinLink()
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(localStorage.length).toBe(0))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    [59, 1],
    [61, 0],
  ])('whose attendance waits for a network for %i minutes is reported %i times', async (minutes, times) => {
    const { sent } = openSession({ session: session({ meetings: [meeting(-0.5, 1, ROOM)] }) })
    const link = await joinLink()
    link.addEventListener('click', (event) => event.preventDefault())
    onlineManager.setOnline(false)
    fireEvent.click(link)
    await waitFor(() => expect(localStorage.length).toBe(1))
    vi.setSystemTime(Date.now() + minutes * 60_000)
    onlineManager.setOnline(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(localStorage.length).toBe(0))
    expect(sent().filter(({ type }) => type === 'SESSION_CONSUMED')).toHaveLength(times)
  })

  test.each([
    ['a closed room', null],
    ['an unsafe address', 'javascript:alert(1)'],
  ])('with %s has no link', async (_which, link) => {
    openSession({ session: session({ meetings: [meeting(24, 25, link)] }) })
    expect(await screen.findByText('Next class')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Join the live class' })).toBeNull()
  })

  test('is not shown after the last one', async () => {
    openSession({ session: session({ meetings: [meeting(-24, -23, null)] }) })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Next class')).toBeNull()
  })
})
