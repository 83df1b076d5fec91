import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '../../../lib/config.ts'
import { stubService } from '../../../testing/stub-service.ts'
import {
  PASSWORD,
  fillIn,
  openSetPassword,
  refused,
  sent,
  submit,
  type,
  useSetPasswordTests,
} from './set-password.fixture.ts'

useSetPasswordTests()

const notSent = (code: string, message: string) => ({
  body: { data: { sendVerificationCode: { success: false, error: { code, message } } } },
})

test('The form of a first password is not sent before a code has been requested', async () => {
  const asked = stubService({ '/graphql': sent(true), '/user/confirmPassword': refused('CODE_MISMATCH') })
  await openSetPassword()
  type('Code', '123456')
  type('New password', PASSWORD)
  type('Confirm password', PASSWORD)
  fireEvent.click(submit())
  await screen.findByText('A code is needed first: press “Send code”, and look into your inbox.')
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: 'Sent!' })
  expect(screen.queryByText(/A code is needed first/)).toBeNull()
  fireEvent.click(submit())
  await screen.findByText('Incorrect code. Please re-enter and try again.')
})

test('A used activation link says that the account is activated, and offers to log in', async () => {
  stubService({ '/graphql': notSent('ACCOUNT_ACTIVATED', 'Your account is activated already.') })
  const { address } = await openSetPassword()
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await vi.waitFor(() => screen.getByText('Your account is activated already.'))
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByText(/expired|10 seconds/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(address()).toBe('/set-password')
})

test('An expired activation link leads to a password reset', async () => {
  stubService({ '/graphql': notSent('LINK_EXPIRED', 'This link has expired.') })
  await openSetPassword()
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText('This link has expired.')
  screen.getByText('You are taken to a new code in 10 seconds.')
})

test('A rate limit of codes is not shown as an invalid activation link', async () => {
  stubService({ '/graphql': notSent('LIMIT_EXCEEDED', 'Too many tries. Please try again in 5 minutes.') })
  await openSetPassword()
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText('Too many tries. Please try again in 5 minutes.')
  screen.getByRole('button', { name: 'Send code' })
})

test('The page of a first password that was unloaded while the mail was read still knows that the code was sent', async () => {
  stubService({ '/graphql': sent(true) })
  await openSetPassword()
  await fillIn()
  cleanup()
  await openSetPassword()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sent!' })
  expect(button.disabled).toBe(true)
  expect(button.getAttribute('aria-describedby')).toBe(
    screen.getByText('Nothing there? You can send a new code after a minute.').id,
  )
})

test('An expired activation link offers no social account, because no password is set', async () => {
  config.social = { name: 'Nimbus' }
  stubService({ '/graphql': notSent('LINK_EXPIRED', 'This link has expired.') })
  await openSetPassword()
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText('This link has expired.')
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
})
