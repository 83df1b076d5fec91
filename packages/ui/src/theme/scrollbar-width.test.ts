import { afterEach, expect, it, vi } from 'vitest'
import { noteScrollbarWidth } from './scrollbar-width.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

it('The width of a classic scroll bar is told to the styles, so that a page that stops scrolling neither moves nor leaves a strip', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(85)
  noteScrollbarWidth(document.documentElement)
  expect(document.documentElement.style.getPropertyValue('--scrollbar-width')).toBe('15px')
  expect(document.body.childElementCount).toBe(0)
})
