import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { HighestHeading } from './highest-heading.ts'
import { RichText } from './RichText.tsx'

/** Allows frames in the tests of a file without loading their pages, and removes the rendered texts after each test. */
export function useRichTextTests(): void {
  beforeAll(() => {
    const { settings } = Object(window).happyDOM
    settings.enableIframePageLoading = true
    settings.disableIframePageLoading = false
    settings.navigation.disableChildFrameNavigation = true
  })
  afterEach(cleanup)
}

/** Renders a text and returns its container. */
export async function show(text: string, highest: 2 | 3 | 4 = 3): Promise<HTMLElement> {
  const routeTree = createRootRoute({
    component: () => (
      <HighestHeading value={highest}>
        <RichText>{text}</RichText>
      </HighestHeading>
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const { container } = render(<RouterProvider router={router as never} />, { wrapper: AppTheme })
  return container
}
