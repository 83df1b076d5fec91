import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressLine } from './ProgressLine.tsx'

afterEach(cleanup)

test.each([
  [1, '100'],
  [0.999, '99'],
  [0.994, '99'],
  [0.5, '50'],
  [-1, '0'],
  [2, '100'],
])('a line of %d stands at %s percent: rounding makes nothing done', (value, percent) => {
  render(<ProgressLine value={value} label="Progress" />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
})
