import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'
import { sendReminders } from './send-reminders.ts'

// A school without content is in UTC.
const DAY = Date.UTC(2026, 5, 3)
const [EIGHT, START] = [DAY + 8 * HOUR_MS, DAY + 16 * HOUR_MS]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => DAY })
})
beforeEach(async () => {
  for (const table of ['outbox', 'member_events'])
    await server.database.db.execute(sql.raw(`delete from ${table}`))
})
afterAll(() => server.close())

async function addComing(
  event: Partial<Parameters<typeof insertEvent>[1]> = {},
  member: NewMember = {},
  rsvp: Partial<typeof memberEventRsvps.$inferInsert> = {},
) {
  const { db } = server.database
  const userId = await server.insertMember(member)
  const memberEventId = await insertEvent(db, { eventStart: START, ...event })
  await insertRsvp(db, { userId, memberEventId, ...rsvp })
  return { userId, memberEventId }
}

/** Runs the job, and returns the members to whom mails are queued, with the start that each mail names. */
async function told(now: number, batch?: number) {
  await sendReminders(server.services, now, batch)
  const mails = await queuedMails(server.database.db)
  return mails.flatMap((mail) => (mail.kind === 'event-reminder' ? [[mail.userId, mail.eventStart]] : []))
}
const move = (memberEventId: string, start: number) =>
  server.database.db
    .update(memberEvents)
    .set({ eventStart: new Date(start), eventEnd: new Date(start + HOUR_MS) })
    .where(eq(memberEvents.memberEventId, memberEventId))

describe('The reminder of an event', () => {
  test('is queued once, at the first run from 8:00 of its day on, by several servers at a time', async () => {
    const { userId } = await addComing()
    expect(await told(EIGHT - 1)).toEqual([])
    await Promise.all([1, 2, 3].map(() => sendReminders(server.services, EIGHT)))
    expect(await told(EIGHT + MINUTE_MS)).toEqual([[userId, START]])
  })

  test('is queued in the morning of each member’s own zone, or in the school’s for one whose device reported none', async () => {
    const memberEventId = await insertEvent(server.database.db, { eventStart: START })
    const add = async (timeZone: string | null) => {
      const userId = await server.insertMember({ timeZone })
      await insertRsvp(server.database.db, { userId, memberEventId })
      return userId
    }
    const [tokyo, berlin, none, newYork] = [
      await add('Asia/Tokyo'),
      await add('Europe/Berlin'),
      await add(null),
      await add('America/New_York'),
    ]
    const at = async (now: number) => (await told(now)).map(([userId]) => userId)
    // In Tokyo the event starts an hour after midnight.
    expect(await at(DAY + 6 * HOUR_MS)).toEqual([berlin])
    expect(await at(EIGHT)).toEqual([berlin, none])
    expect(await at(DAY + 12 * HOUR_MS)).toEqual([berlin, none, newYork])
    expect(await at(START - HOUR_MS)).toEqual([berlin, none, newYork, tokyo])
  })

  test('is queued at the next run to a member who answers on the day, and not once the event has begun', async () => {
    const { userId } = await addComing()
    const late = await addComing({ eventStart: START - HOUR_MS })
    expect(await told(START - 1)).toEqual([[userId, START]])
    expect(await told(START)).not.toContainEqual(expect.arrayContaining([late.userId]))
  })

  test('is queued again for an event that moves to another day, and not for one that moves on its day', async () => {
    const { userId, memberEventId } = await addComing()
    await told(EIGHT)
    await move(memberEventId, START + 2 * HOUR_MS)
    expect(await told(EIGHT + MINUTE_MS)).toEqual([[userId, START]])
    await move(memberEventId, START + DAY_MS)
    expect(await told(EIGHT + 2 * MINUTE_MS)).toEqual([[userId, START]])
    expect(await told(EIGHT + DAY_MS)).toEqual([
      [userId, START],
      [userId, START + DAY_MS],
    ])
  })

  test('is not queued to who has canceled, is suspended or may not see events, nor for an event that is called off', async () => {
    await addComing({}, {}, { status: 'DELETED' })
    await addComing({ publishStatus: 'ARCHIVED' })
    await addComing({}, { suspendedAt: new Date(0) })
    for (const status of ['ALUMNI', 'POST_TRIAL'] as const) await addComing({}, { status })
    await addComing({}, { status: 'TRIAL', trialEndDate: new Date(EIGHT - 1) })
    await addComing({}, { areas: ['mc-limited'] })
    await addComing({}, { areas: [] })
    const { userId } = await addComing({}, { status: 'TRIAL', trialEndDate: new Date(EIGHT + 1) })
    expect(await told(EIGHT)).toEqual([[userId, START]])
  })

  test('is not considered for members without an area of events, as often as the job runs', async () => {
    const without = [
      await addComing({}, { areas: [] }),
      await addComing({}, { areas: ['mc-limited', 'crash-courses'] }),
    ]
    const { userId } = await addComing()
    const judged = vi.spyOn(server.services.members, 'peek')
    expect(await told(EIGHT)).toEqual([[userId, START]])
    const asked = judged.mock.calls.flat()
    judged.mockRestore()
    expect(asked).toContain(userId)
    for (const member of without) expect(asked).not.toContain(member.userId)
  })

  test('is queued once to each of many members in batches', async () => {
    const memberEventId = await insertEvent(server.database.db, { eventStart: START })
    const userIds = await Promise.all(Array.from({ length: 7 }, () => server.insertMember({})))
    for (const userId of userIds) await insertRsvp(server.database.db, { userId, memberEventId })
    const found = await told(EIGHT, 3)
    expect(found).toHaveLength(userIds.length)
    expect(new Set(found.map(([userId]) => userId))).toEqual(new Set(userIds))
  })
})
