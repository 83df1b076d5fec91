import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubService } from '../testing/stub-service.ts'
import { queryClient } from '../lib/graphql/query-client.ts'
import { startRouter } from './router.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

/** Opens an address of the app; answers what it asked of the server. */
async function open(address: string) {
  const asked = stubService({})
  history.replaceState(null, '', address)
  const router = startRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
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
  '%s is the link of no invitation, and says so with a way to support without asking the server',
  async (address) => {
    const asked = await open(address)
    expect(await screen.findByRole('heading', { name: 'Whoops!' })).toBeDefined()
    expect(screen.getByText('This invitation link is invalid.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^mailto:/)
    expect(asked).toEqual([])
  },
)

test('An address that repeats gotoSignup is not found', async () => {
  await open('/?gotoSignup=1&gotoSignup=2')
  expect(await screen.findByRole('heading', { name: /404/ })).toBeDefined()
})
