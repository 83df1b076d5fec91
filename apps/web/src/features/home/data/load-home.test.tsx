import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HomeQuery } from '@section/contract/generated/operations/graphql.ts'
import { clearSignInCookies, writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { NOW } from '../../../testing/dashboard-session.ts'
import { dashboardQuery } from '../../catalog/dashboard-query.ts'
import { certificate } from '../../credentials/credential.fixture.ts'
import { aMember } from '../../directory/member.fixture.ts'
import { anEvent, knownHome, MEMBER_ID } from '../home.fixture.tsx'
import { HomePage } from '../HomePage.tsx'
import { HomeDocument } from './home-document.ts'
import { loadHome } from './load-home.ts'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  writeCookie('user_id', MEMBER_ID)
})
afterEach(() => {
  cleanup()
  clearSignInCookies()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ANSWER: HomeQuery = {
  listUserCourses: [],
  listCourseBookmarks: [],
  getResumePoint: null,
  listCourseProgress: [],
  listOwnWaitlists: [],
  listOpenTasks: [],
  listOpenProjects: [],
  listCredentials: [certificate()],
  listCertificates: [],
  getSubscriptionOffer: null,
  listMembers: { list: [aMember('ann')] },
  listMemberEvents: [anEvent('a')],
  listMemberEventsRsvp: [{ memberEventId: 'a', status: 'ACTIVE' }],
}
const REFUSED = { body: { data: null, errors: [{ message: 'No.', extensions: { code: 'LIMIT_EXCEEDED' } }] } }

const isHome = ({ body }: RecordedRequest) =>
  (body as { documentId: string }).documentId === HomeDocument.__meta__?.['hash']

type Setting = NonNullable<Parameters<typeof renderMemberScreen>[1]>

const open = async (setting: Setting = {}) => {
  const opened = await renderMemberScreen(HomePage, { ...setting, load: loadHome })
  return opened
}
const part = (name: string) => screen.queryByRole('region', { name })

test('Home loads all of its parts by one request', async () => {
  const requests = stubService({ '/graphql': { body: { data: ANSWER } } })
  await open()
  await screen.findByRole('heading', { name: 'Welcome back, Nia!' })
  expect(part('Your certificates and badges')).not.toBeNull()
  expect(part('Meet Our Members')).not.toBeNull()
  expect(screen.getByText('You’re going')).toBeDefined()
  expect(requests.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
    { userId: MEMBER_ID },
  ])
})

test('Home welcomes back whoever has answered an event that is no Q&A session, also when the answer was taken back', async () => {
  const nothing = { ...ANSWER, listCredentials: [], listMemberEvents: [] }
  const requests = stubService({
    '/graphql': {
      body: {
        data: { ...nothing, listMemberEventsRsvp: [{ memberEventId: 'masterclass', status: 'DELETED' }] },
      },
    },
  })
  await open()
  await screen.findByRole('heading', { name: 'Welcome back, Nia!' })
  expect(requests).toHaveLength(1)
  cleanup()
  stubService({ '/graphql': { body: { data: { ...nothing, listMemberEventsRsvp: [] } } } })
  await open()
  await screen.findByRole('heading', { name: 'Welcome, Nia!' })
})

test('Home fills the cache of other screens, and loads nothing that is known', async () => {
  const requests = stubService({ '/graphql': { body: { data: ANSWER } } })
  const { queryClient } = await open({ accountType: 'TRIAL' })
  expect(queryClient.getQueryData(dashboardQuery.queryKey)).toBeDefined()
  expect(queryClient.getQueryData(['billing', 'subscription-offer'])).toBeNull()
  await loadHome(queryClient)
  expect(requests).toHaveLength(1)
  cleanup()
  await open({ known: knownHome({}) })
  expect(requests).toHaveLength(1)
})

test('Home shows what is known at once and loads it again by one request when it is stale', async () => {
  const requests = stubService({ '/graphql': { body: { data: ANSWER } } })
  const { queryClient } = await open({ known: knownHome({}) })
  for (const query of queryClient.getQueryCache().getAll())
    if (query.queryKey[0] !== 'viewer' && query.queryKey[0] !== 'flags') query.invalidate()
  await loadHome(queryClient)
  await waitFor(() => expect(part('Meet Our Members')).not.toBeNull())
  expect(requests.map(isHome)).toEqual([true])
})

test('A part of home that fails takes no other part along, and loads again on Retry', async () => {
  let fails = true
  const requests = stubService({
    '/graphql': (request) => {
      if (isHome(request)) return REFUSED
      const alone = { ...ANSWER, listMembers: fails ? null : ANSWER.listMembers }
      return { body: { data: alone } }
    },
  })
  await open()
  await screen.findByRole('heading', { level: 1 })
  expect(part('Upcoming Q&A Sessions')).not.toBeNull()
  expect(part('Your certificates and badges')).not.toBeNull()
  const members = within(screen.getByRole('region', { name: 'Meet Our Members' }))
  expect(members.getByRole('alert').textContent).toBe('The members didn’t load.')
  expect(members.getByRole('link', { name: 'See All members' })).toBeDefined()
  expect(requests.filter(isHome)).toHaveLength(1)
  fails = false
  await userEvent.click(members.getByRole('button', { name: 'Retry' }))
  expect(await members.findByRole('link', { name: 'Ann Number ann' })).toBeDefined()
})

test('The Q&A sessions of home that did not load say so', async () => {
  stubService({
    '/graphql': (request) =>
      isHome(request) ? REFUSED : { body: { data: { ...ANSWER, listMemberEventsRsvp: null } } },
  })
  await open()
  const events = within(await screen.findByRole('region', { name: 'Upcoming Q&A Sessions' }))
  expect(events.getByRole('alert').textContent).toBe('The Q&A sessions didn’t load.')
})

test.each<[string, () => { status: number; body: unknown }]>([
  ['the server is out', () => ({ status: 500, body: {} })],
  [
    'there is no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('Home fails as a whole when %s, without asking for each part', async (_why, answer) => {
  const requests = stubService({ '/graphql': answer })
  const { queryClient } = await renderMemberScreen(() => null)
  await expect(loadHome(queryClient)).rejects.toThrow()
  expect(requests.every(isHome)).toBe(true)
  expect(requests.length).toBeLessThanOrEqual(2)
})
