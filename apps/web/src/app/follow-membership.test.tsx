import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { followMembership } from '../lib/viewer/membership-changes.ts'
import { endBrowserSignIn } from '../lib/sign-in/sign-in-end.ts'
import { writeCookie } from '../lib/sign-in/sign-in-cookies.ts'
import { limitedAnswer, MEMBER_ANSWER } from '../testing/signed-in.ts'
import { renderApp } from '../testing/open-app.tsx'
import { heading, useRouterTests } from './router.fixture.tsx'

// The membership of the member changes elsewhere while a screen is open. docs/product/membership.md#open-tabs

useRouterTests()

/** Opens an address as a member, and lets the server say that the member is another one now. */
async function changeAt(address: string, becomes: object): Promise<void> {
  writeCookie('id_token', `.${btoa(JSON.stringify({ 'custom:user_id': 'u1' }))}.`)
  const change = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/membership-changes')) return change.promise
    if (path !== '/graphql') return Promise.reject(new TypeError('Failed to fetch'))
    const data = {
      listUserCourses: [],
      listCourseBookmarks: [],
      listMemberEvents: [],
      listMemberEventsRsvp: [],
      ...becomes,
    }
    return Promise.resolve(Response.json({ data }))
  })
  const router = renderApp(address)
  followMembership('u1', router)
  await heading('Be a part of something big')
  change.resolve(Response.json({ membership: 'another' }))
  await vi.waitFor(() => expect(router.state.location.pathname).not.toBe(address), 5000)
}

test('A screen that the member may not open any more leads to where it leads others, without a reload', async () => {
  const { getMember } = MEMBER_ANSWER
  await changeAt('/events', {
    ...MEMBER_ANSWER,
    getMember: { ...getMember, accountType: 'ALUMNI' },
    getMemberEntitlements: [],
  })
  await heading('Uh oh!')
  endBrowserSignIn()
})

test('The tabs carry locks once the member has the free plan only', async () => {
  await changeAt('/events', limitedAnswer())
  await heading('Courses Dashboard')
  expect(screen.getByRole('button', { name: /^Mini-MBAs.*Members only/ })).toBeDefined()
  endBrowserSignIn()
})
