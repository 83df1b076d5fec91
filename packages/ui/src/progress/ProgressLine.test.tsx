import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { ProgressLine } from './ProgressLine.tsx'

test.each([
  [1, '100'],
  [0.999, '99'],
  [0.994, '99'],
  [0.5, '50'],
  [-1, '0'],
  [2, '100'],
])('ProgressLine shows the share %d as %s percent', (value, percent) => {
  renderWithTheme(<ProgressLine value={value} label="Progress" />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
})
