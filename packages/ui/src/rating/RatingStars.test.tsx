import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { RatingStars } from './RatingStars.tsx'

function starsOf(value: number) {
  const { container } = renderWithTheme(<RatingStars value={value} />)
  const count = (kind: string) => container.querySelectorAll(`[data-star="${kind}"]`).length
  return { full: count('full'), half: count('half') }
}

describe('RatingStars', () => {
  it.each([
    [0, 0, 0],
    [0.2, 0, 0],
    [0.25, 0, 1],
    [3, 3, 0],
    [4.5, 4, 1],
    [4.74, 4, 1],
    [4.8, 5, 0],
    [7, 5, 0],
  ])('draws %s as %s full and %s half stars', (value, full, half) => {
    expect(starsOf(value)).toEqual({ full, half })
  })

  it('announces and shows the value to one decimal with the number of ratings', () => {
    renderWithTheme(<RatingStars value={4.8} count={1145} />)
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5 from 1,145 ratings' })).toBeDefined()
    expect(screen.getByText('4.8 (1,145)')).toBeDefined()
  })

  it('is one picture, named by its value and the number of ratings', () => {
    renderWithTheme(<RatingStars value={4.5} count={1} />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Rated 4.5 out of 5 from 1 rating',
    ])
  })
})
