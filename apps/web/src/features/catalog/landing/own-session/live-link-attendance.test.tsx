import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endBrowserSignIn } from '../../../../lib/sign-in/sign-in-end.ts'
import { showMember } from '../../../../testing/signed-in.ts'
import { inHours, LINK, liveSession, withLink, workshop } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

// Every link to a live meeting reports the attendance (docs/product/sessions.md#meeting-rooms).

beforeEach(() => showMember('user-1'))
afterEach(() => {
  cleanup()
  endBrowserSignIn()
  localStorage.clear()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const meetings = [{ meetingId: 'm', startAt: inHours(-0.5), endAt: inHours(1), link: LINK }]
const REPORT = { sessionContentId: 'live', type: 'SESSION_CONSUMED', status: 'COMPLETED', madeMsAgo: 0 }

/** Opens the landing page of the session and follows the link without leaving the page; returns the reports. */
async function follow(name: string, opened: Parameters<typeof openLanding>[0]) {
  const { requests } = await openLanding(opened)
  const link = await screen.findByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  return () =>
    requests
      .map(({ body }) => (body as { variables: object }).variables)
      .filter((variables) => 'sessionContentId' in variables)
}

describe('The report of the attendance of a live class', () => {
  test.each([
    ['Go to Live Course', [workshop({ starts: -0.5, enrollmentStatus: 'ENROLLED', ...withLink })], {}],
    ['Join the meeting', [liveSession({ starts: -26, enrollmentStatus: 'ENROLLED', meetings })], {}],
    [
      'Launch course',
      [workshop({ starts: 2, enrollmentStatus: 'ENROLLED', ...withLink })],
      { areas: ['mc-transactional' as const] },
    ],
  ])('is sent once by “%s”', async (name, sessions, more) => {
    const reports = await follow(name, { ...more, sessions })
    await waitFor(() => expect(reports()).toEqual([REPORT]))
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  test('is sent as soon as the browser is online again', async () => {
    const sessions = [workshop({ starts: -0.5, enrollmentStatus: 'ENROLLED', ...withLink })]
    const { requests } = await openLanding({ sessions })
    const link = await screen.findByRole('link', { name: 'Go to Live Course' })
    link.addEventListener('click', (event) => event.preventDefault())
    onlineManager.setOnline(false)
    fireEvent.click(link)
    expect(requests.filter(({ body }) => JSON.stringify(body).includes('SESSION_CONSUMED'))).toEqual([])
    onlineManager.setOnline(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(JSON.stringify(requests)).toContain('SESSION_CONSUMED'))
  })
})

test('The link to the page of a running session reports no attendance', async () => {
  const reports = await follow('Go to Live Course', {
    sessions: [liveSession({ starts: -26, enrollmentStatus: 'ENROLLED' })],
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(reports()).toEqual([])
})
