import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSignInCookies, writeCookie } from '../../../../lib/sign-in/sign-in-cookies.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { stubService } from '../../../../testing/stub-service.ts'
import { openPass } from '../open-pass.fixture.ts'
import { SignedInInvite } from './SignedInInvite.tsx'

const PASS = openPass({ title: 'Free 30-Day Membership', targetSegment: 'CONSUMER' })

beforeEach(() => {
  writeCookie('user_id', 'u1')
  writeCookie('refresh_token', 'r')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearSignInCookies()
})

const NOT_HELD = { success: false, link: null, existingUser: null, showStayTuned: false }
const member = (accountType: string) => ({
  getMember: {
    userId: 'u1',
    email: 'post@example.com',
    accountType,
    firstName: 'Noor',
    lastName: 'Haddad',
    displayName: 'Noor Haddad',
    profileImageUrl: null,
    manageBilling: false,
    trialEndDate: null,
    timeZone: null,
    alternateSSOEmail: null,
    customer: null,
  },
  getMemberEntitlements: [],
  getMeteringPlanDetails: null,
})

/** Opens the invitation as a member of this account type, to whom the server answers with this error. */
async function openRefused(accountType: string, error: { code: string; message: string }) {
  // Every operation gets the same answer and reads its own fields.
  const data = {
    processPassExtras: { success: false, error },
    lookupPassActivationLink: NOT_HELD,
    ...member(accountType),
  }
  stubService({ '/graphql': { body: { data } } })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const Screen = () => (
    <QueryClientProvider client={queryClient}>
      <SignedInInvite code="WELCOME30" pass={PASS} problem={null} />
    </QueryClientProvider>
  )
  return renderScreen(Screen, '/invite-registration/WELCOME30')
}

const TRIAL_USED = { code: 'TRIAL_USED', message: 'Your free membership has been used.' }

test.each([
  ['POST_TRIAL', '/resubscribe'],
  ['LIMITED', '/upgrade'],
])(
  'A member of the account type %s who has used the free membership reads so, and how to become a member',
  async (accountType, to) => {
    const { address } = await openRefused(accountType, TRIAL_USED)
    expect(await screen.findByRole('heading', { name: 'Your free membership has been used' })).toBeDefined()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Become a member' }).getAttribute('href')).toBe(to),
    )
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined()
    expect(address()).toBe('/invite-registration/WELCOME30')
  },
)

test('A member who signs in another way than the invitation requires reads why it was not added, and is not redirected', async () => {
  const message = 'Could not register with corporate sign-in. Please try again later.'
  const { address } = await openRefused('MEMBER', { code: 'SSO_REGISTRATION_FAILED', message })
  expect(await screen.findByText(message)).toBeDefined()
  expect(address()).toBe('/invite-registration/WELCOME30')
})

test('An invitation that grants nothing new redirects the member', async () => {
  const message = 'Your membership already includes this.'
  const { address } = await openRefused('MEMBER', { code: 'PASS_GRANTS_NOTHING', message })
  await waitFor(() => expect(address()).toBe('/'))
})
