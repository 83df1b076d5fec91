import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readToasts } from '@section/ui/toast/show-toast.ts'
import { dialog, openSection } from '../account-settings.fixture.ts'

const signIn = (signInId: string, device: string, more: object = {}) => ({
  signInId,
  device,
  signedInAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: '2026-11-02T12:00:00.000Z',
  isCurrent: false,
  via: 'PASSWORD',
  ...more,
})
const HERE = signIn('here', 'Chrome on Windows', { isCurrent: true })
const PHONE = signIn('phone', 'Safari on iPhone', { via: 'SOCIAL' })
const WORK = signIn('work', 'Unknown browser', { via: 'EMPLOYER' })
const listed = (...listSignIns: object[]) => ({ listSignIns, listSignInMethods: ['PASSWORD'] })
const open = (opening: Parameters<typeof openSection>[1]) => openSection('Signed-in devices', opening)
const SIGN_OUT_PHONE = /^Sign out Safari on iPhone, last used on /

test('The devices are listed with how they were signed in, and the one in use cannot be signed out alone', async () => {
  const { section } = await open({ data: listed(HERE, PHONE, WORK) })
  const [here, phone, work] = section.getAllByRole('listitem').map((item) => within(item))
  expect(here?.getByText('This device')).toBeDefined()
  expect(here?.queryByRole('button')).toBeNull()
  expect(here?.getByText(/^Signed in on Nov 1, 2026 with your password$/)).toBeDefined()
  expect(phone?.getByText(/with your social account$/)).toBeDefined()
  expect(phone?.getByText(/^Last used on Nov 2, 2026/)).toBeDefined()
  expect(work?.getByText(/with your organization’s sign-in$/)).toBeDefined()
  expect(section.queryByText('You are signed in on no other device.')).toBeNull()
})

test('A member on one device reads that there is no other', async () => {
  const { section } = await open({ data: listed(HERE) })
  expect(section.getByText('You are signed in on no other device.')).toBeDefined()
  expect(section.getByRole('button', { name: 'Sign out everywhere' })).toBeDefined()
})

test.each([
  ['', null],
  [', or was signed out meanwhile,', { code: 'NOT_FOUND', message: 'This does not exist.' }],
])(
  'A device that is signed out%s after a question leaves the list, around which the focus goes on',
  async (_when, error) => {
    let ended = false
    const { section, requests } = await open({
      answers: {
        '/graphql': ({ body }) => {
          const isEnd = JSON.stringify(body).includes('"phone"')
          ended ||= isEnd
          return {
            body: { data: isEnd ? { endSignIn: { error } } : ended ? listed(HERE) : listed(HERE, PHONE) },
          }
        },
      },
    })
    const button = section.getByRole('button', { name: SIGN_OUT_PHONE })
    button.focus()
    fireEvent.click(button)
    const question = await dialog('Sign out Safari on iPhone?')
    expect(requests).toHaveLength(1)
    fireEvent.click(question.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(section.queryByText('Safari on iPhone')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readToasts().map(({ message }) => message)).toEqual(['Safari on iPhone is signed out.'])
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await waitFor(() => expect(document.activeElement?.contains(section.getByRole('list'))).toBe(true))
  },
)

test('A device that cannot be signed out stays in the list, and a toast says why', async () => {
  const error = { code: 'UNAVAILABLE', message: 'Not now.' }
  const { section } = await open({ data: { ...listed(HERE, PHONE), endSignIn: { error } } })
  fireEvent.click(section.getByRole('button', { name: SIGN_OUT_PHONE }))
  const question = await dialog('Sign out Safari on iPhone?')
  fireEvent.click(question.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(readToasts().map(({ message }) => message)).toEqual(['Not now.']))
  expect(section.getByText('Safari on iPhone')).toBeDefined()
})

test('Devices that did not load are loaded again on request, and signing out everywhere is offered meanwhile', async () => {
  let fails = true
  const { section } = await open({
    answers: {
      '/graphql': () =>
        fails
          ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
          : { body: { data: listed(HERE, PHONE) } },
    },
  })
  expect((await section.findByRole('alert')).textContent).toBe('Your devices didn’t load.')
  expect(section.getByRole('button', { name: 'Sign out everywhere' })).toBeDefined()
  fails = false
  fireEvent.click(section.getByRole('button', { name: 'Retry' }))
  expect(await section.findByText('Safari on iPhone')).toBeDefined()
})
