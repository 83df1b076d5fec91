import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'

/** Renders a screen at an address; returns a function for the current address. Every other address is an empty page. */
export async function renderScreen(Screen: ComponentType, address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const [path] = address.split('?')
  const root = createRootRoute({
    component: () => (history.location.pathname === path ? <Screen /> : <p>Elsewhere</p>),
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  render(<RouterProvider router={router as never} />, { wrapper: AppTheme })
  await screen.findAllByRole('heading')
  return { address: () => router.state.location.href }
}
