import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Disclosure } from './Disclosure.tsx'

function Week() {
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure title="Week 1" opened={opened} onToggle={() => setOpened(!opened)}>
      <p>Where to play</p>
    </Disclosure>
  )
}

it('Disclosure opens its panel and says so', async () => {
  renderWithTheme(<Week />)
  const toggle = screen.getByRole('button', { name: 'Week 1' })
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect([toggle.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true])
  await userEvent.click(toggle)
  expect([toggle.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['true', false])
  expect(screen.getByRole('heading', { level: 3, name: 'Week 1' })).toBeDefined()
})
