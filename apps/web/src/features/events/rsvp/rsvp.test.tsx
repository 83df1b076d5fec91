import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { readToasts } from '@section/ui/toast/show-toast.ts'
import { anEventPage, COMES, eventAnswer } from '../event.fixture.ts'
import { openEvent, useEventTests } from '../event-page.fixture.tsx'

vi.mock('../../../lib/now.ts', async (original) => ({
  ...(await original<object>()),
  localZone: () => 'America/New_York',
}))

useEventTests()

const JOIN = { name: 'RSVP to Event' }
const LEAVE = { name: 'Cancel RSVP' }
const SAVED = { saveMemberEventRsvp: { updatedMemberEventRsvpId: 'r', error: null } }
const REFUSED = {
  saveMemberEventRsvp: { updatedMemberEventRsvpId: null, error: { message: 'This event has concluded.' } },
}
const page = anEventPage(48)
const coming = { ...page, rsvp: COMES }

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const toasts = () => readToasts().map(({ tone, message }) => ({ tone, message }))
const sent = (requests: Record<string, unknown>[]) => requests.filter((variables) => 'input' in variables)

async function ask(name: typeof JOIN | typeof LEAVE) {
  await userEvent.click(screen.getByRole('button', name))
  return dialog(name === JOIN ? 'Confirm Registration' : 'Are you sure?')
}

describe('A member who does not come', () => {
  test.each([
    ['has not answered', null],
    ['has taken back the answer', { status: 'DELETED', zoomJoinUrl: null } as const],
  ])('because they %s (%j) has the button “RSVP to Event”, and no calendar file', async (_why, rsvp) => {
    await openEvent({ ...page, rsvp })
    expect(screen.getByRole('button', JOIN)).toBeDefined()
    expect(screen.queryByText('You’re going')).toBeNull()
    expect(screen.queryByText('Add to calendar')).toBeNull()
  })

  test('is asked with the category, the title, the date and what comes next', async () => {
    await openEvent(page)
    const question = await ask(JOIN)
    expect(question.getByText('Q&A Session')).toBeDefined()
    expect(question.getByText('Pricing clinic')).toBeDefined()
    expect(question.getByText(/12:00 – 1:00 PM EST/)).toBeDefined()
    expect(question.getByRole('heading', { name: 'Next Steps' })).toBeDefined()
    expect(question.getByText(/reminder by e-mail on the day of the event/)).toBeDefined()
  })

  test('is asked with “Today” before the time of an event of the day', async () => {
    await openEvent(anEventPage(2))
    const question = await ask(JOIN)
    expect(question.getByText(/Today 2:00 – 3:00 PM EST/)).toBeDefined()
  })

  test('comes after Confirm: the answer is sent and read again, a toast says so, and the button keeps the focus', async () => {
    const { asked, answer } = await openEvent(page, { data: SAVED })
    const question = await ask(JOIN)
    answer(eventAnswer(coming))
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('You’re going')).toBeDefined()
    expect(sent(asked())).toEqual([
      { input: { userId: 'user-1', memberEventId: 'clinic', status: 'ACTIVE' } },
    ])
    expect(toasts()).toEqual([{ message: 'Event confirmed' }])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', LEAVE)))
  })

  test('who presses Cancel sends nothing', async () => {
    const { asked } = await openEvent(page)
    const question = await ask(JOIN)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(asked())).toEqual([])
  })

  test('reads why an answer is refused, in the words of the server', async () => {
    await openEvent(page, { data: REFUSED })
    const question = await ask(JOIN)
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(toasts()).toEqual([{ tone: 'error', message: 'This event has concluded.' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', JOIN)).toBeDefined()
  })
})

describe('A member who comes', () => {
  test('has “Cancel RSVP” and the calendar file', async () => {
    await openEvent(coming)
    expect(screen.getByRole('button', LEAVE)).toBeDefined()
    const link = await screen.findByRole('link', { name: 'Add to calendar' })
    expect(link.getAttribute('href')).toBe('https://school.example/event.ics')
  })

  test('has no calendar button when the file is not found', async () => {
    await openEvent(coming, { data: { getMemberEventLink: { link: null } } })
    await waitFor(() => expect(screen.queryByText('Add to calendar')).toBeNull())
  })

  test('is removed after a question: the answer is sent and read again, and a toast in the tone of an error says so', async () => {
    const { asked, answer } = await openEvent(coming, { data: SAVED })
    const question = await ask(LEAVE)
    expect(question.getByText('Are you sure you want to be removed from this event?')).toBeDefined()
    expect(question.getByText("We'll miss you!...")).toBeDefined()
    answer(eventAnswer({ ...page, rsvp: { status: 'DELETED', zoomJoinUrl: null } }))
    await userEvent.click(question.getByRole('button', { name: "I'm sure. Remove me please!" }))
    expect(await screen.findByRole('button', JOIN)).toBeDefined()
    expect(sent(asked())).toMatchObject([{ input: { status: 'DELETED' } }])
    expect(toasts()).toEqual([{ tone: 'error', message: 'Event removed' }])
  })

  test('comes again after Undo in the message that says that they are removed', async () => {
    const { asked, answer } = await openEvent(coming, { data: SAVED })
    const question = await ask(LEAVE)
    answer(eventAnswer({ ...page, rsvp: { status: 'DELETED', zoomJoinUrl: null } }))
    await userEvent.click(question.getByRole('button', { name: "I'm sure. Remove me please!" }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    answer(eventAnswer(coming))
    await userEvent.click(undo)
    expect(await screen.findByText('You’re going')).toBeDefined()
    expect(sent(asked())).toMatchObject([{ input: { status: 'DELETED' } }, { input: { status: 'ACTIVE' } }])
    expect(toasts()).toEqual([{ message: 'Event confirmed' }])
  })

  test('stays registered after Cancel in the question', async () => {
    const { asked } = await openEvent(coming)
    const question = await ask(LEAVE)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(asked())).toEqual([])
    expect(screen.getByText('You’re going')).toBeDefined()
  })
})
