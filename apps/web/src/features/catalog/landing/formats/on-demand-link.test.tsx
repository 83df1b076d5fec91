import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onDemandSession } from '../landing-sessions.fixture.ts'
import { openLanding } from '../landing.fixture.tsx'

// These tests check where the on-demand edition of a course leads.

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const LESSON = '/courses/ondemand/c/g/l'
const SESSION = '/courses/session/on-demand'
const addresses = async () =>
  (await screen.findAllByRole('link', { name: 'GO TO ON DEMAND COURSE' })).map((link) =>
    link.getAttribute('href'),
  )

describe('The on-demand card of a landing page', () => {
  test.each([
    ['the next lesson by default', [], LESSON],
    ['the page of the session that the flag names', ['on-demand'], SESSION],
    ['the next lesson when the flag names another session', ['other'], LESSON],
  ])('leads to %s', async (_where, sessionIds, address) => {
    await openLanding({ sessions: [onDemandSession()], flags: { onDemandRefresh: { sessionIds } } })
    expect(await addresses()).toEqual([address])
  })

  test('leads to the page of a session whose course has no lessons', async () => {
    await openLanding({
      sessions: [onDemandSession()],
      modules: [],
      flags: { onDemandRefresh: { sessionIds: ['on-demand'] } },
    })
    expect(await addresses()).toEqual([SESSION])
  })
})

test('Members who have begun on the page of a session see no progress of the lessons in the hero', async () => {
  await openLanding({
    sessions: [onDemandSession({ enrollmentStatus: 'ENROLLED' })],
    flags: { onDemandRefresh: { sessionIds: ['on-demand'] } },
  })
  expect(await addresses()).toEqual([SESSION, SESSION])
  expect(screen.queryByRole('progressbar', { name: 'Your progress' })).toBeNull()
})
