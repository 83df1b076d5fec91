import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { CrashScreen } from './CrashScreen.tsx'

test('The crash page sets its document title', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.title = 'Section - Courses'
  render(<CrashScreen error={new Error('no')} />, { wrapper: AppTheme })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oh snap!')
  expect(document.title).toBe('Section - Oh snap!')
})
