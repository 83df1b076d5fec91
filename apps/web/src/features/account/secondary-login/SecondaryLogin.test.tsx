import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { config } from '../../../lib/config.ts'
import { signInFailure } from '../../../lib/sign-in/stored-texts.ts'
import { keepOnlyThisDevice } from '../../../testing/only-this-device.ts'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { dialog, openSection } from '../account-settings.fixture.ts'

// These tests check the secondary login. See docs/product/account-settings.md#secondary-login.

const LINKED = 'nora.social@mail.example'
const LINKED_MEMBER = {
  ...MEMBER_ANSWER,
  getMember: { ...MEMBER_ANSWER.getMember, alternateSSOEmail: LINKED },
}
const refused = (code: string, message = 'From the server.') => ({
  status: 400,
  body: { error: { code, message } },
})
const NEEDS_CONFIRMATION = {
  '/user/startFederation': refused('CONFIRMATION_NEEDED'),
  '/user/howToConfirm': { body: { by: 'password' } },
}

beforeEach(() => {
  config.social = { name: 'Nimbus' }
})
afterEach(() => {
  config.social = null
})

/** Opens the account settings and returns the section of the secondary login. */
async function openSettings(opening: Parameters<typeof openSection>[1] = {}, path?: string) {
  keepOnlyThisDevice()
  const { section: secondary, ...app } = await openSection('Add secondary login', opening, path)
  return { ...app, secondary }
}
const confirmation = () => dialog('Please confirm that it is you')

test('A member without a secondary login reads that none is linked and can link one', async () => {
  const { secondary } = await openSettings()
  expect(secondary.getByText('No Nimbus account is linked.')).toBeDefined()
  expect(secondary.getByRole('button', { name: 'Link Nimbus account' })).toBeDefined()
})

test('A linked account is unlinked only after a question, and the server’s refusal is shown', async () => {
  const error = { code: 'UNAVAILABLE', message: 'Not now.' }
  const { secondary, requests } = await openSettings({
    signedIn: LINKED_MEMBER,
    data: { unlinkAccount: { state: null, error } },
  })
  expect(secondary.getByText(LINKED)).toBeDefined()
  fireEvent.click(secondary.getByRole('button', { name: 'Unlink' }))
  const question = await dialog('Unlink your Nimbus account?')
  expect(requests).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Unlink' }))
  expect(await secondary.findByText('Not now.')).toBeDefined()
  expect(secondary.getByText(LINKED)).toBeDefined()
})

test('An account that cannot be linked now leaves the member in the settings with the reason', async () => {
  const { secondary } = await openSettings({
    answers: { '/user/startFederation': refused('UNAVAILABLE', 'Not now.') },
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Link Nimbus account' }))
  expect(await secondary.findByText('Not now.')).toBeDefined()
  expect(secondary.getByRole('link', { name: 'Customer Support' })).toBeDefined()
})

test('A service that gives no reason why an account cannot be linked leaves the member with a sentence', async () => {
  const { secondary } = await openSettings({
    answers: { '/user/startFederation': { status: 500, body: {} } },
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Link Nimbus account' }))
  expect(await secondary.findByText('Could not link account. Please try again.')).toBeDefined()
})

test('An account is pending while the member is on the way to the provider, and not after coming back', async () => {
  const { secondary } = await openSettings({
    answers: { '/user/startFederation': () => new Promise(() => {}) },
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Link Nimbus account' }))
  expect(await secondary.findByText('Waiting for your Nimbus account.')).toBeDefined()
  fireEvent(window, new Event('pageshow'))
  expect(await secondary.findByText('No Nimbus account is linked.')).toBeDefined()
})

test('A linked account that cannot be unlinked without an answer is told in a sentence', async () => {
  const { secondary } = await openSettings({
    signedIn: LINKED_MEMBER,
    answers: { '/graphql': { status: 400, body: { errors: [{ message: 'Broken.' }] } } },
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Unlink' }))
  const question = await dialog('Unlink your Nimbus account?')
  fireEvent.click(question.getByRole('button', { name: 'Unlink' }))
  expect(await secondary.findByText('Could not unlink account. Please try again.')).toBeDefined()
})

test('A school without a social provider has no section of a secondary login', async () => {
  config.social = null
  await openSection('Password', { data: { listSignIns: [], listSignInMethods: ['PASSWORD'] } })
  expect(screen.queryByRole('region', { name: 'Add secondary login' })).toBeNull()
})

test('The reason why an account was not linked is shown once', async () => {
  signInFailure.write('The selected social account is already linked.')
  const { secondary } = await openSettings()
  expect(secondary.getByText('The selected social account is already linked.')).toBeDefined()
  expect(signInFailure.read()).toBeNull()
})

test('A member who signed in some time ago enters the password before linking, and a wrong one is named', async () => {
  const { secondary, requests } = await openSettings({
    answers: {
      ...NEEDS_CONFIRMATION,
      '/user/confirmIdentity': refused('WRONG_PASSWORD', 'This is not your password.'),
    },
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Link Nimbus account' }))
  const dialog = await confirmation()
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('Password is required.')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'))
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Wrong-horse-1' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('This is not your password.')).toBeDefined()
  expect(requests.at(-1)?.body).toEqual({ password: 'Wrong-horse-1' })
})

test('A member who cancels the confirmation keeps the linked account', async () => {
  const error = { code: 'CONFIRMATION_NEEDED', message: '' }
  const { secondary } = await openSettings({
    signedIn: LINKED_MEMBER,
    data: { unlinkAccount: { state: null, error } },
    answers: NEEDS_CONFIRMATION,
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Unlink' }))
  const question = await dialog('Unlink your Nimbus account?')
  fireEvent.click(question.getByRole('button', { name: 'Unlink' }))
  fireEvent.click((await confirmation()).getByRole('button', { name: 'Cancel' }))
  expect(secondary.getByText(LINKED)).toBeDefined()
})

test('A member who signs in at their employer confirms there, without a password', async () => {
  const { secondary } = await openSettings({
    answers: { ...NEEDS_CONFIRMATION, '/user/howToConfirm': { body: { by: 'realm', realm: 'acme' } } },
  })
  fireEvent.click(secondary.getByRole('button', { name: 'Link Nimbus account' }))
  const dialog = await confirmation()
  expect(dialog.getByText(/Sign in with your organization once more/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeDefined()
  expect(dialog.queryByLabelText('Password')).toBeNull()
})

test('An address that claims a confirmation changes nothing for a member who was not asked for one', async () => {
  const { requests, address } = await openSettings({}, '/account-settings?confirmed=1')
  await expect.poll(address).toBe('/account-settings')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests).toEqual([])
})
