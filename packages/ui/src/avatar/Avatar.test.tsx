import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Avatar } from './Avatar.tsx'

describe('Avatar', () => {
  it('is named by the member, with a portrait or without', () => {
    renderWithTheme(
      <>
        <Avatar name="Ada Okafor" src="/ada.webp" />
        <Avatar name="Bo" />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Ada Okafor' }).getAttribute('src')).toBe('/ada.webp')
    expect(screen.getByRole('img', { name: 'Bo' }).dataset['initials']).toBe('B')
  })

  it.each([
    ['Ada Okafor', 'AO'],
    ['  élodie de la  Tour ', 'ÉT'],
    ['', ''],
  ])('draws the initials of "%s"', (name, initials) => {
    renderWithTheme(<Avatar name={name} />)
    expect(document.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe(initials)
  })

  it('is hidden from screen readers beside the name', () => {
    renderWithTheme(<Avatar name="Ada Okafor" decorative />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
