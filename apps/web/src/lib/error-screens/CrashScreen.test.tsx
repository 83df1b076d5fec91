import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { CrashScreen } from './CrashScreen.tsx'

afterEach(cleanup)

test('The crash page sets its document title', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.title = 'Section - Courses'
  render(<CrashScreen error={new Error('no')} />, { wrapper: AppTheme })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oh snap!')
  expect(document.title).toBe('Section - Oh snap!')
})

test('The crash page offers to reload', () => {
  render(<CrashScreen />, { wrapper: AppTheme })
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})

test('The crash page offers the way back instead of reloading, which cannot bring back what does not exist', () => {
  render(<CrashScreen wayBack={<a href="/list">All of them</a>} />, { wrapper: AppTheme })
  expect(screen.getByRole('link', { name: 'All of them' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})
