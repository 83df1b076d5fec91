import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'

const NOW = Date.parse('2026-03-04T15:00:00Z')

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))
afterEach(() => void vi.restoreAllMocks())

/** A member who bought Mini-MBAs and nothing else. */
const GRADUATE = {
  ...MEMBER_ANSWER,
  getMemberEntitlements: [
    { entitlementId: 'e1', type: 'bootcamps', label: null, precedence: 1, customizations: null },
  ],
}

const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString()

const aMiniMba = (sessionId: string, startsIn: number) => ({
  sessionId,
  title: `Mini-MBA ${sessionId}`,
  subtitle: 'Five weeks',
  coverImageUrl: '/art/course/x.svg',
  sessionKind: 'BOOTCAMP',
  sessionType: 'LIVE',
  startAt: at(startsIn),
  endAt: at(startsIn + 35),
  activateAt: null,
  enrollmentStatus: 'ENROLLED',
  faculties: [{ fullName: 'Imani Okoye-Hart' }],
  meetings: [{ meetingId: 'm', startAt: at(2), endAt: at(2.1), link: null }],
})

/** The answers for the screens to which the list leads: a page that is not found, and an empty list of courses. */
const NEXT_SCREEN = {
  getUserSession: null,
  getSessionContainerContent: [],
  listUserSessions: [],
  listCourseBookmarks: [],
  getResumePoint: null,
}

const open = (sessions: object[], { signedIn = MEMBER_ANSWER, address = '/mini-mbas' } = {}) =>
  openApp(address, {
    signedIn,
    data: { ...MEMBER_ANSWER, ...NEXT_SCREEN, getEntitledBootcampSessions: sessions },
  })

/** Silences React and the router, which log each error that a screen shows. */
function hideErrors(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
}

const failed = { '/graphql': { body: { errors: [{ message: 'Internal error.' }] } } }

test('A member with several Mini-MBAs chooses from a list with their days and next classes', async () => {
  open([aMiniMba('ai', -9), aMiniMba('product', 20)])
  const list = within(await screen.findByRole('list', { name: 'Mini-MBAs' }, { timeout: 5000 }))
  expect(screen.getByRole('heading', { level: 1, name: 'Mini-MBAs' })).toBeDefined()
  expect(list.getByRole('link', { name: 'Mini-MBA ai' }).getAttribute('href')).toBe('/mini-mbas/ai')
  expect(list.getByText(/^Day 10 of/)).toBeDefined()
  expect(list.getByText(/^Starts /)).toBeDefined()
  expect(list.getAllByText(/Next class: /)).toHaveLength(2)
})

test('A member with one Mini-MBA is sent to its page', async () => {
  const { address } = open([aMiniMba('ai', -9)])
  await waitFor(() => expect(address()).toBe('/mini-mbas/ai'))
})

test('A member without a Mini-MBA is sent to the courses', async () => {
  const { address } = open([])
  await waitFor(() => expect(address()).toBe('/courses'))
})

test('A member whose Mini-MBAs do not load is sent to the courses', async () => {
  hideErrors()
  const { address } = openApp('/mini-mbas', { signedIn: MEMBER_ANSWER, answers: failed })
  await waitFor(() => expect(address()).toBe('/courses'), { timeout: 5000 })
})

test('A member who may not open the courses stays on an empty list of Mini-MBAs', async () => {
  const { address } = open([], { signedIn: GRADUATE })
  expect(
    await screen.findByText('There are no Mini-MBAs in your plan right now.', {}, { timeout: 5000 }),
  ).toBeDefined()
  expect(address()).toBe('/mini-mbas')
})

test('A member who may not open the courses is told when the list of Mini-MBAs does not load', async () => {
  hideErrors()
  const { address } = openApp('/mini-mbas', { signedIn: GRADUATE, answers: failed })
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })).toBeDefined()
  expect(address()).toBe('/mini-mbas')
})

test.each([
  ['/bootcamps', '/mini-mbas'],
  ['/sprints', '/courses'],
])('The old address %s leads to %s', async (old, to) => {
  const { address } = open([aMiniMba('ai', -9), aMiniMba('product', 20)], { address: old })
  await waitFor(() => expect(address()).toBe(to))
})
