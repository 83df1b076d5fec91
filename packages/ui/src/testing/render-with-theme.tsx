import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import { AppTheme } from '../theme/AppTheme.tsx'
import { hideToasts } from '../toast/show-toast.ts'

/** Renders an element inside the theme without transitions; the page and the toasts are cleared after each test. */
export function renderWithTheme(element: ReactElement) {
  return render(element, { wrapper: ({ children }) => <AppTheme env="test">{children}</AppTheme> })
}

afterEach(() => {
  cleanup()
  hideToasts()
})
