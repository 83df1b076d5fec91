import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Carousel } from './Carousel.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('Carousel', () => {
  it('is a named group of counted slides, stepped through by buttons that stop at the ends', async () => {
    renderWithTheme(
      <Carousel label="Announcements">
        <p>Kick-off moved</p>
        <p>Slides are up</p>
      </Carousel>,
    )
    const region = within(screen.getByRole('group', { name: 'Announcements' }))
    expect(region.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 2',
      '2 of 2',
    ])
    expect(region.getByText('1 of 2')).toBeDefined()
    expect([button('Previous slide').disabled, button('Next slide').disabled]).toEqual([true, false])
    await userEvent.click(button('Next slide'))
    expect(region.getByText('2 of 2')).toBeDefined()
    expect([button('Previous slide').disabled, button('Next slide').disabled]).toEqual([false, true])
  })

  it('needs no buttons for a single slide', () => {
    renderWithTheme(
      <Carousel label="Announcements">
        <p>Kick-off moved</p>
      </Carousel>,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
