import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AnchorButton } from '../button/AnchorButton.tsx'
import { ErrorState } from '../screen-state/ErrorState.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { CrashPage } from './CrashPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

describe('The error pages', () => {
  it('show the texts of the 404 page', () => {
    renderWithTheme(<NotFoundPage homeLink={<AnchorButton href="/">Return to Home Page</AnchorButton>} />)
    expect(screen.getByText("Oops ... someone's sleeping on the job")).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: '404 PAGE NOT FOUND' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Return to Home Page' }).getAttribute('href')).toBe('/')
  })

  it('say that the app crashed, and link to support', () => {
    renderWithTheme(<CrashPage supportUrl="https://help.example/new" action={null} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Oh snap!' })).toBeDefined()
    expect(screen.getByText('Something went wonky.')).toBeDefined()
    expect(screen.getByText('Sorry for the inconvenience.')).toBeDefined()
    expect(screen.getByRole('link', { name: /support ticket/ }).getAttribute('href')).toBe(
      'https://help.example/new',
    )
  })

  it('offer what may help after a crash, or to open home', () => {
    renderWithTheme(
      <CrashPage supportUrl="https://help.example/new" action={<button type="button">Reload</button>} />,
    )
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })
})

describe('The error states', () => {
  it('announce an error and offer to try again', async () => {
    let retries = 0
    const retry = () => {
      retries += 1
    }
    renderWithTheme(<ErrorState onRetry={retry} />)
    const announced = screen.getAllByRole('alert').map((region) => region.textContent)
    expect(announced.some((text) => text?.includes('Check your connection and try again.'))).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retries).toBe(1)
  })
})
