import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { CourseLandingSkeleton } from './CourseLandingSkeleton.tsx'
import { openLanding } from './landing.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A landing page announces that it is loading', () => {
  render(<CourseLandingSkeleton />, { wrapper: AppTheme })
  expect(screen.getByRole('status').textContent).toBe('Loading the course')
})

test('A course without sessions for the viewer is not found', async () => {
  await openLanding({ sessions: [] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not found|can’t find|doesn’t exist/i)
  expect(document.title).toContain('Page not found')
})
