import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubService } from '../testing/stub-service.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { rootRoute } from './root-route.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** Opens an address of the app; answers what it asked of the server. */
async function open(address: string) {
  const asked = stubService({})
  history.replaceState(null, '', address)
  const queryClient = new QueryClient()
  const router = createRouter({
    routeTree: rootRoute.addChildren([...invitationRoutes]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient },
    defaultNotFoundComponent: () => <h1>404</h1>,
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return asked
}

test.each([
  '/preview/abc',
  '/pathway/a%20b%20c',
  '/invite-registration/ab',
  `/invite-registration/${'A'.repeat(65)}`,
  '/?invite=abc',
  '/signup?preview=..%2Fx',
  '/?invite=ACME&invite=ACME',
])(
  '%s is the link of no invitation: it says so, with a way to support, and asks nothing',
  async (address) => {
    const asked = await open(address)
    expect(await screen.findByRole('heading', { name: 'Whoops!' })).toBeDefined()
    expect(screen.getByText('This invitation link is invalid.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(asked).toEqual([])
  },
)

test('a repeated way to sign up is no page', async () => {
  await open('/?gotoSignup=1&gotoSignup=2')
  expect(await screen.findByRole('heading', { name: /404/ })).toBeDefined()
})
