import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { clearSignInCookies, writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { openPass } from './open-pass.fixture.ts'
import { RegistrationFlow } from './RegistrationFlow.tsx'
import { SignedInInvite } from './signed-in/SignedInInvite.tsx'

// These tests check that every step of an invitation shows a rate limit that was reached.

const TOO_MANY = 'Too many tries. Please try again in 5 minutes.'
const ERROR = { code: 'LIMIT_EXCEEDED', message: TOO_MANY }
const PASS = openPass({ title: 'Northlight Circle', hasRedemptionCode: true })

beforeEach(() => writeCookie('user_id', 'u1'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearSignInCookies()
  queryClient.clear()
})

/** Recognizes each operation by the name of a variable that no other operation has, and returns its answer. */
const answering = (answers: Record<string, object>) => ({
  '/graphql': ({ body }: RecordedRequest) => {
    const { variables } = body as { variables: object }
    const name = Object.keys(answers).find((known) => known in variables)
    return { body: { data: (name && answers[name]) || {} } }
  },
})

test('A member who tries too many redemption codes reads the rate limit, and the invitation is not added', async () => {
  stubService(
    answering({
      redemptionCode: { processPassExtras: { success: false, error: ERROR } },
      shortCode: {
        lookupPassActivationLink: { success: false, link: null, existingUser: null, showStayTuned: false },
      },
    }),
  )
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <SignedInInvite code="SECRET" pass={PASS} problem={null} />
    </QueryClientProvider>
  )
  const { address } = await renderScreen(Page, '/invite-registration/SECRET')
  const field = await screen.findByLabelText('Redemption code')
  fireEvent.change(field, { target: { value: 'GUESS' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add to my membership' }))
  await screen.findByText(TOO_MANY)
  screen.getByLabelText('Redemption code')
  expect(address()).toBe('/invite-registration/SECRET')
})

test('A visitor whose employer is looked up too often reads the rate limit and can try again', async () => {
  stubService(
    answering({
      code: { lookupPassCorporateRealm: { realm: null, serializedOptions: null, error: ERROR } },
    }),
  )
  const Page = () => (
    <RegistrationFlow code="ACMESSO" pass={{ ...PASS, usesSSO: true, hasRedemptionCode: false }} />
  )
  await renderScreen(Page, '/invite-registration/ACMESSO')
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('First name', 'Ada')
  type('Last name', 'Rasmussen')
  type('Work email', 'ada@acme.example')
  fireEvent.click(screen.getByRole('button', { name: 'Continue with corporate sign-in' }))
  await screen.findByText(TOO_MANY)
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with corporate sign-in' }).disabled,
  ).toBe(false)
})
