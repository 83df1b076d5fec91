import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readToasts } from '@section/ui/toast/show-toast.ts'
import { anEventPage } from '../event.fixture.ts'
import { openEvent, useEventTests } from '../event-page.fixture.tsx'

useEventTests()

const INVITE = { name: 'Invite a Friend' }
const SENT = { inviteToEvent: { error: null } }

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail addresses' })
const send = () => screen.getByRole('button', { name: 'Send' })
const isOpen = () => screen.queryByRole('dialog', INVITE) !== null

async function open(data: object = SENT) {
  const page = await openEvent(anEventPage(48), { flags: { inviteAFriend: true }, data })
  await userEvent.click(screen.getByRole('button', INVITE))
  return page
}

test('Inviting a friend is offered only with the flag', async () => {
  await openEvent(anEventPage(48))
  expect(screen.queryByRole('button', INVITE)).toBeNull()
})

test('The box of invitations opens with the focus in its field, a hint, and a Send that says what it waits for while the list is empty', async () => {
  await open()
  expect(document.activeElement).toBe(field())
  expect(screen.getByText('Multiple addresses should be separated by commas.')).toBeDefined()
  const waitsFor = () => document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent
  expect([send().getAttribute('aria-disabled'), waitsFor()]).toEqual(['true', 'Enter an address first.'])
  await userEvent.click(send())
  expect(document.activeElement).toBe(field())
  await userEvent.type(field(), ' , ')
  expect(waitsFor()).toBe('Enter an address first.')
  await userEvent.type(field(), 'ann@example.com')
  expect([send().getAttribute('aria-disabled'), waitsFor()]).toEqual([null, undefined])
})

test('Enter closes the box of invitations without sending, and what was typed is there when it opens again', async () => {
  const { asked } = await open()
  await userEvent.type(field(), 'ann@example.com, ben{Enter}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', INVITE))
  await userEvent.click(screen.getByRole('button', INVITE))
  expect(field().value).toBe('ann@example.com, ben')
  expect(asked()).toEqual([])
})

test('Invitations are sent to each address once, and a toast says who is left out', async () => {
  const { asked } = await open()
  await userEvent.type(field(), 'Ann@Example.com, ben@example.com, ann@example.com')
  await userEvent.click(send())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(asked()).toEqual([
    { input: { memberEventId: 'clinic', emails: ['ann@example.com', 'ben@example.com'] } },
  ])
  expect(readToasts().map(({ message }) => message)).toEqual([
    'Your invitations are on their way. Whoever asked for no more mail, or got several invitations lately, is left out.',
  ])
  await userEvent.click(screen.getByRole('button', INVITE))
  expect(field().value).toBe('')
})

test.each([
  ['ann@example.com, ben', 'Please check the addresses: each needs the form name@example.com.'],
  [
    Array.from({ length: 11 }, (_, n) => `n${n}@example.com`).join(', '),
    'Please enter at most 10 addresses.',
  ],
])(
  'The addresses %j are refused at the field before the server is asked, and stay',
  async (typed, message) => {
    const { asked } = await open()
    await userEvent.click(field())
    await userEvent.paste(typed)
    await userEvent.click(send())
    expect(await screen.findByText(message)).toBeDefined()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().value).toBe(typed)
    expect(asked()).toEqual([])
  },
)

test('Refused invitations say why at the field, keep what was typed, and the message goes when it changes', async () => {
  const message = 'This event is over.'
  await open({ inviteToEvent: { error: { message } } })
  await userEvent.type(field(), 'ann@example.com')
  await userEvent.click(send())
  expect(await screen.findByText(message)).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('ann@example.com')
  expect(readToasts()).toEqual([])
  await userEvent.type(field(), ',')
  expect(screen.queryByText(message)).toBeNull()
})
