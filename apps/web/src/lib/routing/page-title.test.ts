import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { config } from '../config.ts'
import { usePageTitle } from './page-title.ts'

afterEach(() => void Object.assign(config, { brandName: 'Section' }))

test('usePageTitle sets the document title to "Section - {title}"', () => {
  renderHook(() => usePageTitle('Certificates'))
  expect(document.title).toBe('Section - Certificates')
})

test('usePageTitle uses the name of the school', () => {
  Object.assign(config, { brandName: 'Northlight' })
  const { rerender } = renderHook((title: string | undefined) => usePageTitle(title), {
    initialProps: 'Courses',
  })
  expect(document.title).toBe('Northlight - Courses')
  rerender(undefined)
  expect(document.title, 'until the next title is known').toBe('Northlight - Courses')
})
