import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lesson, onDemandSession } from '../landing-sessions.fixture.ts'
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

describe('The buttons of the hero and of the on-demand card of a landing page', () => {
  test.each([
    ['the next lesson by default', [], LESSON],
    ['the page of the session that the flag names', ['on-demand'], SESSION],
    ['the next lesson when the flag names another session', ['other'], LESSON],
  ])('lead to %s', async (_where, sessionIds, address) => {
    await openLanding({ sessions: [onDemandSession()], flags: { onDemandRefresh: { sessionIds } } })
    expect(await addresses()).toEqual([address, address])
  })

  test('lead to the page of a session whose course has no lessons', async () => {
    await openLanding({
      sessions: [onDemandSession()],
      modules: [],
      flags: { onDemandRefresh: { sessionIds: ['on-demand'] } },
    })
    expect(await addresses()).toEqual([SESSION, SESSION])
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

describe('A limited member whose allowance is spent', () => {
  const BEGUN = [onDemandSession({ enrollmentStatus: 'ENROLLED' })]
  const MODULES = [
    { courseContentGroupId: 'g', title: 'Begin', content: ['a', 'b', 'c'].map((name) => lesson(name)) },
  ]
  const completed = (names: string[]) => ({
    creditedShare: names.length / 3,
    completed: names.length === 3,
    groups: [
      {
        courseContentGroupId: 'g',
        videos: names.map((name) => ({ videoId: `v-${name}`, creditedTime: 60, completed: true })),
      },
    ],
  })
  const open = (names: string[], watchedVideoIds: string[], currentMeasure = 3) =>
    openLanding({
      sessions: BEGUN,
      modules: MODULES,
      progress: completed(names),
      accountType: 'LIMITED',
      areas: ['mc-limited'],
      plan: { threshold: 3, currentMeasure, watchedVideoIds, entitledVideoIds: [] },
    })
  const lock = (name: string) => screen.findByRole('button', { name })
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

  test('finds a lock in place of “Resume”, and when the next videos come in the bar alone', async () => {
    await open(['a'], ['v-a'])
    const button = await lock('Resume')
    expect(screen.queryByRole('link', { name: 'Resume' })).toBeNull()
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Locked this month')
    fireEvent.click(button)
    expect(
      await screen.findByRole('dialog', { name: "You've reached your monthly viewing limit" }),
    ).toBeDefined()
  })

  test('finds a lock on the card of the format, too', async () => {
    await open(['a'], ['v-a'])
    expect(await lock('GO TO ON DEMAND COURSE')).toBeDefined()
  })

  test('continues with a lesson that counted this month although an earlier one is locked', async () => {
    await open(['a'], ['v-c'])
    expect(await href('Resume')).toBe('/courses/ondemand/c/g/c')
  })

  test('watches a lesson of a completed course again that counted this month, and finds a lock without one', async () => {
    await open(['a', 'b', 'c'], ['v-b'])
    expect(await href('Watch again')).toBe('/courses/ondemand/c/g/b')
    cleanup()
    await open(['a', 'b', 'c'], ['x'])
    expect(await lock('Watch again')).toBeDefined()
  })

  test('finds no lock while the month has videos left', async () => {
    await open(['a'], ['v-a'], 2)
    expect(await href('Resume')).toBe('/courses/ondemand/c/g/b')
  })
})
