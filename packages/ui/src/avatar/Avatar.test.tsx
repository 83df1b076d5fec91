import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Avatar } from './Avatar.tsx'

test('An avatar is named by the member', () => {
  renderWithTheme(<Avatar name="Ada Okafor" src="/ada.webp" />)
  expect(screen.getByRole('img', { name: 'Ada Okafor' }).getAttribute('src')).toBe('/ada.webp')
})

test('An avatar is hidden from screen readers beside the name', () => {
  renderWithTheme(<Avatar name="Ada Okafor" src="/ada.webp" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})
