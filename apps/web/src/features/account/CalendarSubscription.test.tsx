import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepNoBilling } from '../../testing/no-billing.ts'
import { keepNoCredentials } from '../../testing/no-credentials.ts'
import { keepNoNotes } from '../../testing/no-notes.ts'
import { keepOnlyThisDevice } from '../../testing/only-this-device.ts'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'

// These tests check the calendar subscription in the account settings. See docs/decisions/calendar-files.md.

const ADDRESS = 'https://school.example/calendar/subscriptions/1.ics?u=u1&s=x'
const WEBCAL = 'webcal://school.example/calendar/subscriptions/1.ics?u=u1&s=x'
const SUBSCRIBED = { address: ADDRESS, webcalAddress: WEBCAL }
const NONE = { address: null, webcalAddress: null }

afterEach(() => vi.restoreAllMocks())

/** Opens the account settings with these answers of the endpoint and returns the section of the calendar. */
async function openCalendar(data: object, answers = {}) {
  keepNoBilling()
  keepNoNotes()
  keepOnlyThisDevice()
  keepNoCredentials()
  const app = openApp('/account-settings', { signedIn: MEMBER_ANSWER, data, answers })
  const calendar = within(await screen.findByRole('region', { name: 'Calendar subscription' }))
  return { ...app, calendar }
}

test('A member without a calendar subscription creates its address, which is then shown', async () => {
  const { calendar } = await openCalendar({
    getCalendarSubscription: NONE,
    createCalendarSubscription: SUBSCRIBED,
  })
  expect(await calendar.findByText('Your calendar has no address yet.')).toBeDefined()
  fireEvent.click(calendar.getByRole('button', { name: 'Create address' }))
  const field = await calendar.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' })
  expect([field.value, field.readOnly]).toEqual([ADDRESS, true])
  expect(calendar.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(WEBCAL)
})

test('The address of a calendar subscription is copied, and a toast says so', async () => {
  const { calendar } = await openCalendar({ getCalendarSubscription: SUBSCRIBED })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(await calendar.findByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText('The address is copied.')).toBeDefined()
  expect(write).toHaveBeenCalledExactlyOnceWith(ADDRESS)
})

test('A browser that refuses to copy the address of a calendar tells the member what to do instead', async () => {
  const { calendar } = await openCalendar({ getCalendarSubscription: SUBSCRIBED })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'))
  fireEvent.click(await calendar.findByRole('button', { name: 'Copy address' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Copying didn’t work. Select the address and copy it.',
  )
})

test('The address of a calendar subscription is revoked only after a question', async () => {
  const { calendar, requests } = await openCalendar({
    getCalendarSubscription: SUBSCRIBED,
    revokeCalendarSubscription: NONE,
  })
  fireEvent.click(await calendar.findByRole('button', { name: 'Revoke address' }))
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this address?' }))
  expect(requests).toHaveLength(1)
  fireEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await calendar.findByRole('button', { name: 'Create address' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).toHaveLength(2)
})

test('A new address of a calendar subscription replaces the old one after a question', async () => {
  const renewed = { address: `${ADDRESS}2`, webcalAddress: `${WEBCAL}2` }
  const { calendar, requests } = await openCalendar({
    getCalendarSubscription: SUBSCRIBED,
    revokeCalendarSubscription: NONE,
    createCalendarSubscription: renewed,
  })
  fireEvent.click(await calendar.findByRole('button', { name: 'New address' }))
  const question = within(await screen.findByRole('dialog', { name: 'Get a new address?' }))
  fireEvent.click(question.getByRole('button', { name: 'Get a new address' }))
  await waitFor(() => expect(calendar.getByRole('textbox')).toHaveProperty('value', renewed.address))
  expect(requests).toHaveLength(3)
})

test('A calendar subscription that did not load is loaded again on request', async () => {
  let fails = true
  const { calendar } = await openCalendar(
    {},
    {
      '/graphql': () =>
        fails
          ? { status: 400, body: { errors: [{ message: 'Not now.' }] } }
          : { body: { data: { getCalendarSubscription: SUBSCRIBED } } },
    },
  )
  const retry = await calendar.findByRole('button', { name: 'Retry' })
  fails = false
  fireEvent.click(retry)
  expect(await calendar.findByRole('textbox', { name: 'Calendar address' })).toBeDefined()
})

test('A calendar subscription that loads is announced', async () => {
  const opened = openCalendar({})
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { calendar } = await opened
  expect(calendar.getByRole('status').textContent).toBe('Loading your calendar subscription')
})
