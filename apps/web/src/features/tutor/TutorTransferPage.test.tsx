import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { MEMBER_ANSWER, signInAs } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { clearSignInCookies, writeCookie } from '../../lib/sign-in/sign-in-cookies.ts'
import { TutorTransferPage } from './TutorTransferPage.tsx'

const ADDRESS = 'https://tutor.example/start#token=one'
const FAILED = 'An error occurred while opening ProfAI. Please try again later.'

const followed: string[] = []
beforeEach(() => {
  followed.length = 0
  vi.spyOn(location, 'replace').mockImplementation((address) => void followed.push(String(address)))
})
afterEach(() => vi.restoreAllMocks())

const transferTo = (profAIUrl: string) => ({
  body: { data: { transferToProfAI: { profAIUrl, error: null } } },
})
const refusedWith = (code: string, message = FAILED) => ({
  body: { data: { transferToProfAI: { profAIUrl: null, error: { code, message } } } },
})

type Answer = { status?: number; body: object }

/** Opens the page as a browser in development does, which draws everything twice; the server gives one answer after another. */
function open(...answers: Answer[]) {
  return openAs(null, ...answers)
}

function openAs(customer: object | null, ...answers: Answer[]) {
  const requests = stubService({
    '/graphql': () => answers[requests.length - 1] ?? { status: 500, body: {} },
  })
  onTestFinished(() => {
    cleanup()
    queryClient.clear()
    clearSignInCookies()
    vi.unstubAllGlobals()
  })
  writeCookie('user_id', 'u1')
  signInAs({ ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, customer } })
  render(
    <StrictMode>
      <AppTheme env="test">
        <QueryClientProvider client={queryClient}>
          <TutorTransferPage />
        </QueryClientProvider>
      </AppTheme>
    </StrictMode>,
  )
  return requests
}
const failure = () => screen.findByRole('heading', { level: 1, name: FAILED })

test('The page of the hand-over says that it opens ProfAI, asks for one address even when drawn twice, and goes there in its own place', async () => {
  const requests = open(transferTo(ADDRESS))
  expect(await screen.findByRole('heading', { level: 1, name: 'Opening ProfAI...' })).toBeDefined()
  await waitFor(() => expect(new Set(followed)).toEqual(new Set([ADDRESS])))
  window.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect(requests).toHaveLength(1)
})

test('A hand-over that failed offers support and another try, which asks once and can succeed', async () => {
  const requests = open(refusedWith('TUTOR_UNAVAILABLE'), transferTo(ADDRESS))
  await failure()
  expect(followed).toEqual([])
  const support = screen.getByRole('link', { name: 'CONTACT SUPPORT' })
  expect(support.getAttribute('href')).toBe('mailto:support@demo.school')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(new Set(followed)).toEqual(new Set([ADDRESS])))
  expect(requests).toHaveLength(2)
})

test.each([
  ['has no tutor', { enableProfAI: false, disableAIFeatures: false }],
  ['disables AI features', { enableProfAI: true, disableAIFeatures: true }],
])(
  'A member whose company %s reads who can change it, and is offered support but no other try',
  async (_why, settings) => {
    const company = { customerId: 'c1', name: 'Globex', type: 'ENTERPRISE', logoUrl: null, accentColor: null }
    openAs({ ...company, ...settings }, refusedWith('TUTOR_UNAVAILABLE'))
    await failure()
    expect(screen.getByRole('alert').textContent).toContain(
      'Globex does not have ProfAI. Whoever looks after your company’s membership can change that.',
    )
    expect(screen.getByRole('alert').querySelector('svg, img')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'CONTACT SUPPORT' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

test('A member who opened ProfAI too often reads when to try again', async () => {
  open(refusedWith('LIMIT_EXCEEDED', 'Too many attempts. Try again in 20 seconds.'))
  await failure()
  expect(screen.getByText('Too many attempts. Try again in 20 seconds.')).toBeDefined()
})

test('An address that is not of the web is not followed', async () => {
  open(transferTo('javascript:alert(1)'))
  await failure()
  expect(followed).toEqual([])
})

test('A server that fails is not asked again until the member tries', async () => {
  const requests = open({ status: 500, body: {} })
  await failure()
  expect(requests).toHaveLength(1)
})
