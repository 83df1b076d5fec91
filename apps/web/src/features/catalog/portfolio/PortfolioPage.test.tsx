import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { type DashboardSession, dashboardQuery } from '../dashboard-query.ts'
import { PortfolioPage } from './PortfolioPage.tsx'

const NOT_LOADED = "Hmm... Your course portfolio didn't load correctly."

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const portfolio = (sessions: DashboardSession[]) =>
  renderMemberScreen(PortfolioPage, {
    address: '/courses/portfolio',
    known: [[dashboardQuery.queryKey, { sessions, bookmarks: new Set<string>(), resume: null }]],
  })

const sprint = (courseId: string, more: Partial<DashboardSession> = {}) =>
  aSession({ courseId, sessionId: courseId, title: courseId, ...more })

test('The portfolio lists only sprints, those of the member first', async () => {
  const running = { startAt: NOW - DAY_MS, endAt: NOW + DAY_MS, enrollmentStatus: 'ENROLLED' as const }
  await portfolio([sprint('open'), sprint('workshop', { sessionKind: 'WORKSHOP' }), sprint('own', running)])
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Portfolio' })).toBeDefined()
  expect(screen.getByText('Your catalog of Section courses')).toBeDefined()
  const list = within(screen.getByRole('list', { name: 'Your Courses' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['own', 'open'])
})

test('A course of the portfolio is saved by its bookmark', async () => {
  const requests = stubService({ '/graphql': { body: { data: { addUserSave: { success: true } } } } })
  await portfolio([sprint('pricing')])
  fireEvent.click(await screen.findByRole('button', { name: 'Save pricing', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Save pricing', pressed: true })).toBeDefined()
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ variables: { contentId: 'pricing' } }))
})

test('A portfolio without sprints says that it did not load', async () => {
  await portfolio([sprint('workshop', { sessionKind: 'WORKSHOP' })])
  expect(await screen.findByRole('heading', { name: NOT_LOADED })).toBeDefined()
})

test('A portfolio that the server refuses says so, and “Try again” asks once more', async () => {
  // React and the router log the error that the screen shows.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers = { '/graphql': { body: { errors: [{ message: 'Internal error.' }] } } }
  const { requests } = openApp('/courses/portfolio', { signedIn: MEMBER_ANSWER, answers })
  await screen.findByRole('heading', { name: NOT_LOADED }, { timeout: 5_000 })
  const before = requests.length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(requests.length).toBeGreaterThan(before))
})
