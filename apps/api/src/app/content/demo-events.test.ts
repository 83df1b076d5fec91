import { expect, test } from 'vitest'
import { watchable } from '@section/domain/events/watchable.ts'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { resolveContentEnd } from '../../server/content/content-end.ts'
import { readDemoSchool } from '../../testing/demo-school.fixture.ts'
import { MOMENTS } from './demo-facts/demo-loads.fixture.ts'
import { loadContext } from './load-context.ts'

const school = await readDemoSchool()

const YEAR = MOMENTS.slice(0, 366)

/** Returns the events of the demo that is loaded at a moment, with their times. */
function eventsAt(now: number) {
  const context = loadContext(school, now)
  return school.events.map((event) => {
    const eventStart = context.at(event.start).getTime()
    return { ...event, eventStart, eventEnd: resolveContentEnd(eventStart, event.end, context) }
  })
}

test('The demo has twelve events, some of them over, whenever it is loaded', () => {
  for (const now of YEAR) {
    const events = eventsAt(now)
    expect(events).toHaveLength(12)
    const over = events.filter(({ eventEnd }) => eventEnd <= now)
    expect(over.map(({ slug }) => slug)).toEqual([
      'an-evening-without-slides',
      'nine-lines-a-conversation',
      'three-prices-three-groups',
    ])
  }
})

test('One event of the demo has a room that opens at once, starts within three hours and runs an hour, whenever it is loaded', () => {
  for (const now of YEAR) {
    const open = eventsAt(now).filter((event) => watchable(event, true, now) === 'live')
    expect(open).toHaveLength(1)
    for (const { eventStart, eventEnd, meetingNumber } of open) {
      expect(eventStart).toBeGreaterThan(now)
      expect(eventEnd - eventStart).toBe(HOUR_MS)
      expect(meetingNumber).toBe('93512004711')
    }
  }
})

test('The demo has at least four questions and answers to come, whenever it is loaded', () => {
  for (const now of YEAR) {
    const ahead = eventsAt(now).filter(({ category }) => category === 'Q_AND_A')
    expect(ahead.filter(({ eventStart }) => eventStart > now).length).toBeGreaterThanOrEqual(4)
  }
})

test('A member of the demo comes to one event that is to come, and a newcomer to none', () => {
  const [now = 0] = YEAR
  const events = eventsAt(now).filter(({ eventEnd }) => eventEnd > now)
  const countOf = (email: string) => events.filter(({ attendees }) => attendees.includes(email)).length
  expect([countOf('member@demo.school'), countOf('newcomer@demo.school')]).toEqual([1, 0])
})
