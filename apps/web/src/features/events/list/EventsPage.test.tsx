import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { anEvent, eventsAnswer, NOW } from '../event.fixture.ts'
import { EventsSkeleton } from './EventsSkeleton.tsx'

vi.mock('../../../lib/now.ts', async (original) => ({
  ...(await original<object>()),
  localZone: () => 'America/New_York',
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const EVENTS = [
  anEvent('far', 240),
  anEvent('ended', -30),
  anEvent('soon', 2),
  anEvent('runs', -0.5),
  anEvent('off', 48, { status: 'CANCELED' }),
  anEvent('older', -300),
]
const RSVPS = [
  { memberEventId: 'soon', status: 'ACTIVE' },
  { memberEventId: 'far', status: 'DELETED' },
  { memberEventId: 'ended', status: 'ACTIVE' },
]

async function open(address = '/events', events = EVENTS) {
  const app = openApp(address, { signedIn: MEMBER_ANSWER, data: eventsAnswer(events, RSVPS) })
  await screen.findByRole('combobox', { name: 'Sort events' })
  return app
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const cardOf = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest('article') ?? document.body

test('The list of events shows those that have not ended, soonest first', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Be a part of something big')
  expect(titles()).toEqual(['Event runs', 'Event soon', 'Event off', 'Event far'])
  expect(document.title).toBe('Section - Events')
})

test('Past Events shows those that have ended, most recent first, and is in the address', async () => {
  const { address } = await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort events' }), 'Past Events')
  await waitFor(() => expect(titles()).toEqual(['Event ended', 'Event older']))
  expect(address()).toBe('/events?sort=past')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort events' }), 'Latest Events')
  await waitFor(() => expect(address()).toBe('/events'))
})

test('The sort of the address is the one that the list opens with, and any other is the default', async () => {
  await open('/events?sort=past')
  expect(titles()).toEqual(['Event ended', 'Event older'])
  cleanup()
  await open('/events?sort=zebra')
  expect(titles()).toHaveLength(4)
})

test('The card of an event links to it and has its category, its day and its time in the zone of the viewer', async () => {
  await open()
  const card = within(cardOf('Event far'))
  expect(card.getByRole('link', { name: 'Event far' }).getAttribute('href')).toBe('/events/far')
  expect(card.getByText('Q&A Session')).toBeDefined()
  expect(card.getByText('Monday, December 7, 2026')).toBeDefined()
  expect(cardOf('Event far').textContent).toContain('12:00 – 1:00 PM EST')
  expect(cardOf('Event far').querySelector('img')?.getAttribute('src')).toBe('/art/event/far.svg')
})

test.each([
  ['that starts within a day', 'Event soon', 'Today 2:00 – 3:00 PM EST · in 2 hours'],
  ['that runs', 'Event runs', 'Today 11:30 AM – 12:30 PM EST · happening now'],
  ['to which the member comes', 'Event soon', 'You’re going'],
  ['that has been called off', 'Event off', 'Called off'],
])('The card of an event %s (%s) says “%s”', async (_what, title, text) => {
  await open()
  expect(cardOf(title).textContent).toContain(text)
})

test('The card of an event to which the member took back their answer has no mark', async () => {
  await open()
  expect(cardOf('Event far').textContent).not.toContain('going')
})

test('A past event to which the member had said that they come says that they signed up, not that they go', async () => {
  await open('/events?sort=past')
  expect(cardOf('Event ended').textContent).toContain('You signed up')
  expect(cardOf('Event older').textContent).not.toContain('You')
})

test.each([
  ['of the media host, with its length', { recording: { duration: 2710 } }, 'Recording 45 min'],
  ['at another site', { zoomLink: 'https://video.example/1' }, 'Recording'],
  ['that does not exist', {}, null],
])('The card of a past event says that it has a recording %s (%j): %j', async (_where, told, text) => {
  await open('/events?sort=past', [anEvent('ended', -30, told)])
  expect(within(cardOf('Event ended')).queryByText(/Recording/)?.textContent ?? null).toBe(text)
})

test('The school’s calendar opens in a new tab, and beside it is the way to the own subscription', async () => {
  await open()
  const all = screen.getByRole('link', { name: 'Add All to Calendar' })
  expect([all.getAttribute('href'), all.getAttribute('target')]).toEqual(['/dev/calendar', '_blank'])
  const own = screen.getByRole('link', { name: 'subscribe to what you attend' })
  expect(own.getAttribute('href')).toBe('/account-settings#calendar-subscription')
})

test('The notice above the list leads to the public events of the school in a new tab', async () => {
  await open()
  const notice = within(screen.getByRole('region', { name: 'Public events' }))
  expect(notice.getByText(/^Interested in more events\?/)).toBeDefined()
  expect(notice.getByRole('link', { name: 'See all public events' }).getAttribute('target')).toBe('_blank')
})

test('A long list of events shows 24, and Show more adds the next and puts the focus on the first of them', async () => {
  await open(
    '/events',
    Array.from({ length: 30 }, (_, at) => anEvent(`${at}`, at + 1)),
  )
  expect(titles()).toHaveLength(24)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(titles()).toHaveLength(30)
  expect(document.activeElement?.textContent).toBe('Event 24')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test.each([
  ['/events', 'No event is planned right now. New ones appear here.', 'See past events', '/events?sort=past'],
  [
    '/events?sort=past',
    'No event is over yet. Those that are stay here, with their recordings.',
    'See the latest events',
    '/events',
  ],
])('The empty list at %s says “%s” and leads to the other', async (at, sentence, button, other) => {
  const { address } = await open(at, [])
  expect(screen.getByText(sentence)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(address()).toBe(other))
})

test('The list of events announces that it loads', () => {
  render(
    <AppTheme env="test">
      <EventsSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading events')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Be a part of something big')
})

test('A list of events that does not load says so, and Retry loads it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isDown = true
  const failed = { errors: [{ message: 'Down.', extensions: { code: 'INTERNAL' } }], data: null }
  openApp('/events', {
    signedIn: MEMBER_ANSWER,
    answers: { '/graphql': () => ({ body: isDown ? failed : { data: eventsAnswer(EVENTS) } }) },
  })
  await screen.findByRole('heading', { level: 1, name: 'This didn’t load' })
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findAllByRole('article')).toHaveLength(4)
})
