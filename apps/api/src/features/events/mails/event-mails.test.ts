import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { eventsOf } from '../../../server/calendar/calendar-events.fixture.ts'
import { loggedError } from '../../../server/log/logged-error.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { raiseRevisions } from '../content/event-changes-store.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'
import { eventMailContents } from './event-mail-contents.ts'
import type { EventMail } from './event-mail.ts'
import { type EventUpdates, queueEventUpdates } from './queue-event-updates.ts'

const NOW = Date.UTC(2026, 5, 3, 8)
const START = NOW + 8 * HOUR_MS

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
beforeEach(() => server.database.db.execute(sql`delete from outbox`))
afterAll(() => server.close())

async function addComing(event: Partial<Parameters<typeof insertEvent>[1]> = {}, member: NewMember = {}) {
  const { db } = server.database
  const userId = await server.insertMember({ timeZone: 'America/New_York', ...member })
  const memberEventId = await insertEvent(db, { eventStart: START, title: 'Ask, and listen', ...event })
  await insertRsvp(db, { userId, memberEventId })
  return { userId, memberEventId }
}
const contentsOf = (mail: EventMail, now = NOW) =>
  eventMailContents(mail, { services: server.services, school: SCHOOL, now })
const change = (memberEventId: string, changes: Partial<typeof memberEvents.$inferInsert>) =>
  server.database.db.update(memberEvents).set(changes).where(eq(memberEvents.memberEventId, memberEventId))
/** Does what a load of the content does once it has changed events. */
const update = ({ moved = [], canceled = [] }: Partial<EventUpdates>) =>
  server.services.cacheInvalidation.transaction(async (tx) => {
    await raiseRevisions(tx, [...moved, ...canceled])
    await queueEventUpdates(server.services, tx, { moved, canceled })
  })
const reminder = (about: { userId: string; memberEventId: string }, eventStart = START) =>
  ({ kind: 'event-reminder', ...about, eventStart }) as const

describe('The reminder mail of an event', () => {
  test('says when it is in the member’s own zone, leads to its page, and says what to do if one cannot come', async () => {
    const about = await addComing()
    const { to, template, calendars } = await contentsOf(reminder(about))
    expect(to).toEqual({ name: 'Nia', address: `${about.userId}@example.com` })
    expect(template).toMatchObject({
      subject: 'Today: Ask, and listen',
      heading: expect.stringContaining('See you today'),
      facts: [
        { name: 'Event', value: 'Ask, and listen' },
        { name: 'When', value: 'Wednesday, June 3, 2026, 12:00 PM – 1:00 PM EDT' },
      ],
      button: { link: `https://school.example/events/${about.memberEventId}` },
      unsubscribable: 'events',
    })
    expect(template.notes.join(' ')).toMatch(
      /three hours.*Cancel your RSVP.*your own zone, America\/New York/,
    )
    expect(calendars).toBeUndefined()
    expect(JSON.stringify(template)).not.toContain('meet.example')
  })

  test('says that the time is the school’s, and the same in UTC, to a member whose device reported no zone', async () => {
    const { services } = server
    const timeZone = 'America/New_York'
    const catalog = { ...(await services.catalog.current()), timeZone }
    const mail = reminder(await addComing({ zoomLink: null }, { timeZone: null }))
    const { template } = await eventMailContents(mail, {
      services: {
        ...services,
        catalog: { ...services.catalog, current: async () => catalog },
      } as typeof services,
      school: SCHOOL,
      now: NOW,
    })
    expect(template.facts?.[1]?.value).toBe(
      'Wednesday, June 3, 2026, 12:00 PM – 1:00 PM EDT (4:00 PM – 5:00 PM UTC)',
    )
    expect(template.notes).toEqual([
      'You cannot come? Cancel your RSVP on the event’s page.',
      'The time is that of the school’s zone, America/New York, because your device has not reported one.',
    ])
  })

  test.each([
    ['that the clocks skip', '2027-03-14T07:30:00Z', 'Sunday, March 14, 2027, 3:30 AM – 4:30 AM EDT'],
    ['that comes twice', '2026-11-01T05:30:00Z', 'Sunday, November 1, 2026, 1:30 AM EDT – 1:30 AM EST'],
  ])('names the instant of an event at a local time %s', async (_which, instant, when) => {
    const start = Date.parse(instant)
    const { template } = await contentsOf(
      reminder(await addComing({ eventStart: start }), start),
      start - HOUR_MS,
    )
    expect(template.facts?.[1]?.value).toBe(when)
  })

  test('says that an event right after midnight is tonight', async () => {
    const start = Date.parse('2026-06-04T04:30:00Z')
    const { template } = await contentsOf(
      reminder(await addComing({ eventStart: start }), start),
      start - HOUR_MS,
    )
    expect([template.subject, template.heading]).toEqual([
      'Tonight: Ask, and listen',
      expect.stringContaining('See you tonight'),
    ])
  })

  test('is given up after the start, and when the event has moved, is called off or is not the member’s any more', async () => {
    const fails = async (about: { userId: string; memberEventId: string }, now = NOW) =>
      expect(await contentsOf(reminder(about), now).catch(loggedError)).toMatchObject({ type: 'JobFailure' })
    await fails(await addComing(), START)
    await fails(await addComing({ eventStart: START + DAY_MS }))
    await fails(await addComing({ publishStatus: 'ARCHIVED' }))
    await fails(await addComing({}, { status: 'ALUMNI' }))
    await fails(await addComing({}, { suspendedAt: new Date(0) }))
    const canceled = await addComing()
    await server.database.db
      .update(memberEventRsvps)
      .set({ status: 'DELETED' })
      .where(eq(memberEventRsvps.memberEventId, canceled.memberEventId))
    await fails(canceled)
  })
})

test('Everybody who comes to an event that moves and is then called off gets a mail about each, whose files replace the entry and take it out', async () => {
  const about = await addComing()
  const { memberEventId, userId } = about
  const gone = await server.insertMember({})
  await insertRsvp(server.database.db, { memberEventId, userId: gone, status: 'DELETED' })
  for (const member of [{ suspendedAt: new Date(0) }, { status: 'ALUMNI' }] satisfies NewMember[])
    await insertRsvp(server.database.db, { memberEventId, userId: await server.insertMember(member) })

  await change(memberEventId, {
    eventStart: new Date(START + DAY_MS),
    eventEnd: new Date(START + 25 * HOUR_MS),
  })
  await update({ moved: [memberEventId] })
  expect(await queuedMails(server.database.db)).toEqual([{ kind: 'event-moved', ...about }])
  const moved = await contentsOf({ kind: 'event-moved', ...about })
  expect(moved.template).toMatchObject({ subject: 'New time: Ask, and listen', unsubscribable: 'events' })
  expect(moved.template.facts?.[1]?.value).toBe('Thursday, June 4, 2026, 12:00 PM – 1:00 PM EDT')
  expect(moved.calendars).toMatchObject([{ filename: 'Ask, and listen, Jun 4.ics', method: 'PUBLISH' }])

  await change(memberEventId, { publishStatus: 'ARCHIVED' })
  await update({ canceled: [memberEventId] })
  expect((await queuedMails(server.database.db)).map(({ kind }) => kind).toSorted()).toEqual([
    'event-canceled',
    'event-moved',
  ])
  const canceled = await contentsOf({ kind: 'event-canceled', userId, memberEventId })
  expect(canceled.template).toMatchObject({
    subject: 'Called off: Ask, and listen',
    button: { link: 'https://school.example/events' },
  })
  expect(canceled.calendars).toMatchObject([
    { filename: 'Ask, and listen, canceled, Jun 4.ics', method: 'CANCEL' },
  ])
  const entries = [moved, canceled].flatMap(({ calendars = [] }) =>
    calendars.flatMap(({ text }) => eventsOf(text)),
  )
  expect(entries.map(({ sequence, status }) => [sequence, status])).toEqual([
    ['1', 'CONFIRMED'],
    ['2', 'CANCELLED'],
  ])
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
  // A mail about the move that is delivered late would be wrong.
  expect(await contentsOf({ kind: 'event-moved', ...about }).catch(loggedError)).toMatchObject({
    type: 'JobFailure',
  })
})
