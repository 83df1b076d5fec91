import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { anEventPage, COMES, NOW, eventAnswer } from '../event.fixture.ts'
import { openEvent, useEventTests } from '../event-page.fixture.tsx'
import type { EventForMember } from './event-query.ts'

// The clock is moved while the page of an event is open.

useEventTests()

const ROOM = 'https://meet.example/room'

/** More than the longest time for which the page does not look at the clock. */
const WAIT_MS = 33_000

/** Opens the page of an event that starts in so many ms; returns functions that move the clock. */
async function openWithClock(msBefore: number, page: (hours: number) => EventForMember) {
  const start = NOW + msBefore
  const shown = page(msBefore / HOUR_MS)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.setSystemTime(NOW)
  const opened = await openEvent(shown)
  vi.setTimerTickMode('manual')
  /** Lets whole seconds pass one by one, because a timer is set anew only after the page has been drawn. */
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1000) await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  /** Moves the clock to so many ms before the start, where the page has had the time to look at it. */
  const moveTo = (left: number) => {
    vi.setSystemTime(start - left - WAIT_MS)
    return wait(WAIT_MS)
  }
  /** How often the event has been asked for. */
  const times = () => opened.asked().filter((variables) => 'userId' in variables).length
  return { ...opened, moveTo, wait, times, shown }
}

const timing = () => screen.getByRole('region', { name: 'Time of the event' }).textContent

test('The timing of an open page changes at 24 hours, at every minute, at the start and at the end', async () => {
  const { moveTo } = await openWithClock(2 * DAY_MS, (hours) => anEventPage(hours))
  await moveTo(DAY_MS)
  expect(timing()).toBe('Link to Event will be shown here at least 1 hour before event starts.')
  await moveTo(DAY_MS - 3000)
  expect(timing()).toBe('Starts in 23 hours 59 minutes - Save your spot now!')
  await moveTo(HOUR_MS + 30_000)
  expect(timing()).toBe('Starts in 1 hour 0 minutes - Save your spot now!')
  await moveTo(HOUR_MS - 3000)
  expect(timing()).toBe('Starts in 59 minutes - Save your spot now!')
  await moveTo(500)
  expect(timing()).toBe('Starts in less than a minute - Save your spot now!')
  await moveTo(-3000)
  expect(timing()).toBe('Event has started')
  await moveTo(-HOUR_MS - 3000)
  expect(timing()).toBe('This event has concluded.There is no recording.')
  expect(screen.queryByRole('button', { name: 'RSVP to Event' })).toBeNull()
})

test('The room is asked for when it becomes due 3 hours before the start, and then shown', async () => {
  const { moveTo, times, answer, shown } = await openWithClock(4 * HOUR_MS, (hours) =>
    anEventPage(hours, { rsvp: COMES }),
  )
  await moveTo(3 * HOUR_MS + 1000)
  expect(times()).toBe(0)
  answer(eventAnswer({ ...shown, event: { ...shown.event, zoomLink: ROOM } }))
  await moveTo(3 * HOUR_MS - 5000)
  expect(times()).toBe(1)
  expect(screen.getByRole('link', { name: 'Watch Live Event' }).getAttribute('href')).toBe(ROOM)
})

test('A room that is due and has no address is asked for every half minute until it has one', async () => {
  const { wait, times, answer, shown } = await openWithClock(HOUR_MS, (hours) =>
    anEventPage(hours, { rsvp: COMES }),
  )
  await wait(61_000)
  expect(times()).toBe(2)
  answer(eventAnswer({ ...shown, rsvp: { status: 'ACTIVE', zoomJoinUrl: ROOM } }))
  await wait(30_000)
  expect(screen.getByRole('link', { name: 'Watch Live Event' }).getAttribute('href')).toBe(ROOM)
  await wait(300_000)
  expect(times()).toBe(3)
})

test('The recording is asked for at the end of the event, and replaces the way to the room', async () => {
  const { moveTo, answer, shown } = await openWithClock(-HOUR_MS / 2, (hours) =>
    anEventPage(hours, { event: { zoomLink: ROOM }, rsvp: COMES }),
  )
  answer(eventAnswer({ ...shown, event: { ...shown.event, zoomLink: 'https://video.example/1' } }))
  await moveTo(-HOUR_MS - 5000)
  expect(screen.queryByRole('link', { name: 'Watch Live Event' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Watch the Recording' })
  expect(link.getAttribute('href')).toBe('https://video.example/1')
})
