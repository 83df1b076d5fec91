import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'

// These tests go through the screens of the free signup.

// The widget of the bot challenge has no behavior in these tests. The journeys solve a real challenge.
vi.mock('./altcha-widget.ts', () => ({}))

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Worker', vi.fn())
})

async function fillForm(address: string) {
  fireEvent.change(await email(), { target: { value: address } })
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: ' Nour ' } })
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Haddad' } })
  fireEvent.blur(await email())
}

/** Ends the bot challenge with the event that its widget dispatches. */
async function endChallenge(detail: { state: 'verified' | 'error'; payload?: string }) {
  const widget = await waitFor(() => {
    const found = document.querySelector('altcha-widget')
    if (!found) throw new Error('The widget is not there yet.')
    return found
  })
  fireEvent(widget, new CustomEvent('statechange', { detail }))
}

test('The signup form names each field that was left empty, refuses what is no address, and is sent when it is complete', async () => {
  openApp('/signup')
  await title('Start learning for free')
  fireEvent.click(create())
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  for (const label of ['First name', 'Last name', 'Email']) {
    expect(await screen.findByText(`${label} is required`)).toBeDefined()
  }
  await fillForm('nour@new')
  expect(await screen.findByText('Invalid email address.')).toBeDefined()
  fireEvent.click(create())
  expect(document.activeElement).toBe(await email())
  await fillForm(' nour@new.example ')
  fireEvent.click(create())
  expect(await vi.waitUntil(() => document.querySelector('altcha-widget'))).toBeDefined()
})

test('A signup whose bot challenge fails says so, offers support, and leads back to the form as it was filled in', async () => {
  const { requests } = openApp('/signup')
  await fillForm('other@new.example')
  fireEvent.click(create())
  await endChallenge({ state: 'error' })
  expect(
    await screen.findByText('Our bot detection service is currently unavailable. Please try again later.'),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined()
  expect(requests).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect((await email()).value).toBe('other@new.example')
})

test('A browser without workers shows that it cannot solve the bot challenge', async () => {
  vi.stubGlobal('Worker', undefined)
  openApp('/signup')
  await fillForm('old@new.example')
  fireEvent.click(create())
  expect(
    await screen.findByText(
      'Your browser is not supported by our bot detection service. Please try another browser.',
    ),
  ).toBeDefined()
})

test('A signup that the server answers without a result says that the service is unavailable', async () => {
  openApp('/signup', { data: { signupLimitedUser: { result: null, link: null, tac: null, error: null } } })
  await fillForm('down@new.example')
  fireEvent.click(create())
  await endChallenge({ state: 'verified', payload: 'solved' })
  expect(
    await screen.findByText('Our free signup service is currently unavailable. Please try again later.'),
  ).toBeDefined()
})
