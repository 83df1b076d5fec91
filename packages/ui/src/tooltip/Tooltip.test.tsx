import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { IconButton } from '../button/IconButton.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Tooltip } from './Tooltip.tsx'

it('Tooltip leaves the name to its button, and goes away on Escape until the next visit', async () => {
  const user = userEvent.setup()
  renderWithTheme(
    <Tooltip text="Saved Courses">
      <IconButton label="Saved Courses" icon={<svg aria-hidden="true" />} />
    </Tooltip>,
  )
  const anchor = screen.getByRole('button', { name: 'Saved Courses' }).parentElement
  await user.tab()
  expect(anchor?.dataset['dismissed']).toBe('false')
  await user.keyboard('{Escape}')
  expect(anchor?.dataset['dismissed']).toBe('true')
  await user.tab()
  expect(anchor?.dataset['dismissed']).toBe('false')
})
