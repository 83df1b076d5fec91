import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Segmented } from './Segmented.tsx'

const OPTIONS = [
  { value: 'near', label: 'Near' },
  { value: 'far', label: 'Far' },
] as const

function Choice() {
  const [value, setValue] = useState<'near' | 'far'>('near')
  return <Segmented label="Distance" value={value} options={OPTIONS} onChange={setValue} />
}

test('Segmented is a named group of radio buttons, one of which is chosen', async () => {
  renderWithTheme(<Choice />)
  expect(screen.getByRole('radiogroup', { name: 'Distance' })).toBeDefined()
  const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value')
  expect(chosen()).toBe('near')
  await userEvent.click(screen.getByRole('radio', { name: 'Far' }))
  expect(chosen()).toBe('far')
})
