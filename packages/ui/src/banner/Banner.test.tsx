import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { Banner } from './Banner.tsx'

it('Banner has a close button when it gets onDismiss', async () => {
  const dismissed: string[] = []
  renderWithTheme(
    <Banner label="Vote" onDismiss={() => dismissed.push('vote')}>
      Which course should we build next?
    </Banner>,
  )
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Vote' })).getByRole('button', { name: 'Dismiss' }),
  )
  expect(dismissed).toEqual(['vote'])
})
