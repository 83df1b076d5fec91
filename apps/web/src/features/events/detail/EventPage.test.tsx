import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { track } from '../../../lib/tracking/tracking.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { anEventPage, COMES, eventAnswer } from '../event.fixture.ts'
import { openEvent, useEventTests } from '../event-page.fixture.tsx'
import type { EventForMember } from './event-query.ts'
import { EventSkeleton } from './EventSkeleton.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn<typeof track>() }))
vi.mock('../../../lib/now.ts', async (original) => ({
  ...(await original<object>()),
  localZone: () => 'America/New_York',
}))

useEventTests()

const ROOM = 'https://meet.example/room'
const OWN_ROOM = 'https://meet.example/own'
const LIVE = { name: 'Watch Live Event' }
const RECORDING = { name: 'Watch the Recording' }

const timing = () => screen.getByRole('region', { name: 'Time of the event' })

test('The page of an event shows its category, title, date, picture, type and details', async () => {
  await openEvent(anEventPage(240))
  expect(document.title).toBe('Section - Pricing clinic')
  expect(screen.getByText('Q&A Session')).toBeDefined()
  expect(screen.getByText('Bring a price that you doubt.')).toBeDefined()
  expect(screen.getByRole('article').textContent).toContain('Monday, December 7, 2026 · 12:00 – 1:00 PM EST')
  expect(screen.getByRole('article').querySelector('img')?.getAttribute('src')).toBe('/art/event/clinic.svg')
  expect(screen.getByText('Listen & Learn')).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'What to bring' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to all events' }).getAttribute('href')).toBe('/events')
})

test.each([
  ['Today', 2, 'Friday, November 27, 2026 · Today 2:00 – 3:00 PM EST'],
  ['Tomorrow', 15, 'Saturday, November 28, 2026 · Tomorrow 3:00 – 4:00 AM EST'],
])('The page of an event says “%s” %d hours before it, as its card does', async (_day, hours, text) => {
  await openEvent(anEventPage(hours))
  expect(screen.getByRole('article').textContent).toContain(text)
})

describe('The timing of an event', () => {
  test.each([
    [240, null, 'Link to Event will be shown here at least 1 hour before event starts.'],
    [5, null, 'Starts in 5 hours 0 minutes - Save your spot now!'],
    [5, COMES, 'Starts in 5 hours 0 minutes'],
    [-0.5, null, 'Event has started'],
    [-2, COMES, 'This event has concluded.There is no recording.'],
  ])('%d hours before it, to the answer %j, is “%s”', async (hours, rsvp, text) => {
    await openEvent(anEventPage(hours, { rsvp }))
    expect(timing().textContent).toBe(text)
  })

  test('that has been called off says so, without a way to answer or to watch', async () => {
    const event = { status: 'CANCELED', zoomLink: ROOM } as const
    await openEvent(anEventPage(1, { event, rsvp: COMES }), { flags: { inviteAFriend: true } })
    expect(timing().textContent).toBe('This event has been called off.')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', LIVE)).toBeNull()
  })
})

describe('Watch Live Event', () => {
  const open = (hours: number, more: Partial<EventForMember>) =>
    openEvent(anEventPage(hours, { event: { zoomLink: ROOM }, ...more }))

  test('leads a member who comes to their own address of the room in a new tab, and is tracked', async () => {
    await open(2, { rsvp: { status: 'ACTIVE', zoomJoinUrl: OWN_ROOM } })
    const link = screen.getByRole('link', LIVE)
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([OWN_ROOM, '_blank'])
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(track).toHaveBeenCalledExactlyOnceWith('Live Event Started', {
      member_event_id: 'clinic',
      title: 'Pricing clinic',
    })
  })

  test.each([
    ['from 3 hours before the start', 3],
    ['while the event runs', -0.5],
  ])(
    'leads to the room of the event %s (%d hours) if the member has no address of their own',
    async (_when, hours) => {
      await open(hours, { rsvp: COMES })
      expect(screen.getByRole('link', LIVE).getAttribute('href')).toBe(ROOM)
    },
  )

  test.each([
    ['more than 3 hours before', 3.001, COMES],
    ['to a member who does not come', 1, null],
    ['to a member who took back their answer', 1, { status: 'DELETED', zoomJoinUrl: OWN_ROOM } as const],
    ['after the end', -2, COMES],
  ])('is not shown %s (%d hours, answer %j)', async (_when, hours, rsvp) => {
    await open(hours, { rsvp })
    expect(screen.queryByRole('link', LIVE)).toBeNull()
  })

  test('that has no address yet is announced to those who come', async () => {
    await openEvent(anEventPage(2, { rsvp: COMES }))
    expect(timing().textContent).toContain('Your link isn’t here yet.')
    expect(screen.queryByRole('link', LIVE)).toBeNull()
  })

  test('whose address is not safe is left out', async () => {
    await openEvent(anEventPage(2, { event: { zoomLink: 'javascript:alert(1)' }, rsvp: COMES }))
    expect(screen.queryByRole('link', LIVE)).toBeNull()
  })
})

test.each([
  ['who came', COMES],
  ['who did not', null],
])(
  'A recording at another site opens in a new tab for members %s (%j), and is not tracked as live',
  async (_who, rsvp) => {
    vi.mocked(track).mockClear()
    await openEvent(anEventPage(-2, { event: { zoomLink: 'https://video.example/1' }, rsvp }))
    const link = within(timing()).getByRole('link', RECORDING)
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://video.example/1',
      '_blank',
    ])
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(track).not.toHaveBeenCalled()
  },
)

test('An event that is over takes no answers and no invitations', async () => {
  await openEvent(anEventPage(-2, { rsvp: COMES }), { flags: { inviteAFriend: true } })
  expect(screen.queryByRole('button')).toBeNull()
})

test('An event announces that it loads', () => {
  render(
    <AppTheme env="test">
      <EventSkeleton />
    </AppTheme>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading the event')
})

const UNKNOWN = { getMemberEvent: null, getMemberEventRsvp: null, listEventAttendees: null }
const failed = (code: string) => ({ errors: [{ message: 'No.', extensions: { code } }], data: null })

test.each([
  ['that the member cannot see', { data: UNKNOWN }],
  ['that is refused', failed('UNAUTHORIZED_ACCESS')],
  ['that does not load', failed('INTERNAL')],
])('An event %s shows the 404 page', async (_what, body) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  openApp('/events/x', { signedIn: MEMBER_ANSWER, answers: { '/graphql': { body } } })
  expect(await screen.findByRole('heading', { level: 1, name: /404/ })).toBeDefined()
})

test('An event that cannot be reached shows the error screen, and Retry opens it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isDown = true
  const answer = () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { body: { data: eventAnswer(anEventPage(240)) } }
  }
  openApp('/events/clinic', { signedIn: MEMBER_ANSWER, answers: { '/graphql': answer } })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pricing clinic' })).toBeDefined()
})
