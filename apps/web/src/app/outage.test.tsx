import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../lib/config.ts'
import { stubService } from '../testing/stub-service.ts'
import { invitationRoutes } from '../features/invitations/routes.ts'
import { PASS_ANSWER } from '../features/invitations/registration/open-pass.fixture.ts'
import { rootRoute } from '../lib/routing/root-route.ts'
import { identityRoutes } from '../features/identity/routes.ts'

// These tests turn on the flag `outage.blockLogin`. See docs/product/flags.md#login-outage.

beforeEach(() => {
  config.outage = { headline: 'Sorry.', description: 'Back at noon.' }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  config.outage = null
})

const PASS = { ...PASS_ANSWER, usesSSO: true }

/** Opens an address of the app as a visitor; returns its final address and its requests. */
async function open(address: string) {
  const requests = stubService({ '/graphql': { body: { data: { getPassDetailsByCode: PASS } } } })
  const queryClient = new QueryClient()
  const router = createRouter({
    routeTree: rootRoute.addChildren([...identityRoutes, ...invitationRoutes]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient },
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { requests, ended: router.state.location.href }
}

async function expectNotice(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Sorry.' })).toBeDefined()
  expect(screen.getByText('Back at noon.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
}

test.each([
  ['/login?redirectPath=%2Fcourses', '/login?redirectPath=%2Fcourses'],
  ['/corp-login?redirectPath=%2Fcourses', '/login?redirectPath=%2Fcourses'],
  ['/lms?options=e30', '/login?options=e30'],
  ['/oauth?code=c&state=s', '/login'],
  ['/signup?redirectPath=%2Fcourses', '/login?redirectPath=%2Fcourses'],
  ['/set-password?email=YUBiLmV4YW1wbGU&tac=dGFj', '/login'],
])(
  'The address %s, opened during an outage, shows the notice and sends no request',
  async (address, ended) => {
    const opened = await open(address)
    await expectNotice()
    expect(opened).toEqual({ requests: [], ended })
  },
)

test('An invitation, opened during an outage, shows the notice instead of its form', async () => {
  await open('/invite-registration/ACME')
  await expectNotice()
})
