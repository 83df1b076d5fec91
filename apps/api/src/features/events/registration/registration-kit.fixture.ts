import { eq, sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { memberEventRsvps, type memberEvents, pausedServices } from '@section/db/schema.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'
import { startMeetingService } from './meeting-service.fixture.ts'
import { createMeetingService } from './meeting-service.ts'
import { REGISTRATION_QUEUE } from './queue-registrations.ts'
import { REMOVAL_QUEUE } from './queue-removals.ts'
import { openReconciling } from './reconcile-registration.ts'
import { registrationJobs } from './registration-jobs.ts'

export const NUMBER = '85012345678'
const NOON = Date.parse('2030-06-03T12:00:00Z')

export type RegistrationKit = Awaited<ReturnType<typeof openRegistrationKit>>

/** Starts a server and a meeting service with one clock, which stands at noon, and opens the work of a process. */
export async function openRegistrationKit() {
  const clock = { now: NOON }
  const between = { beforeAnswer: async () => {} }
  const service = await startMeetingService(
    () => clock.now,
    () => between.beforeAnswer(),
  )
  const server = await startTestServer({ clock: () => clock.now, environment: service.environment })
  const { db } = server.database

  /** Returns the work of a process, with a token and a count of failures of its own. */
  function newProcess() {
    const meetings = createMeetingService(server.services.config)
    if (!meetings) throw new Error('There is no meeting service.')
    const reconcile = openReconciling(server.services, meetings)
    return (rsvpId: string) => reconcile(rsvpId, clock.now)
  }

  return {
    clock,
    /** Runs between a call about registrants and its answer. */
    between,
    service,
    server,
    db,
    newProcess,
    /** Inserts a member who comes to an event of tomorrow, and returns the id of their answer. */
    async coming(event: Partial<typeof memberEvents.$inferInsert> = {}, email?: string) {
      const times = { eventStart: clock.now + 86_400_000, eventEnd: clock.now + 90_000_000 }
      const memberEventId = await insertEvent(db, { meetingNumber: NUMBER, ...event, ...times })
      const userId = await server.insertMember(email ? { email } : {})
      return insertRsvp(db, { memberEventId, userId })
    },
    async stored(rsvpId: string) {
      const isIts = eq(memberEventRsvps.memberEventRsvpId, rsvpId)
      const [found] = await db.select().from(memberEventRsvps).where(isIts)
      return found
    },
    answer: (rsvpId: string, status: 'ACTIVE' | 'DELETED') =>
      db.update(memberEventRsvps).set({ status }).where(eq(memberEventRsvps.memberEventRsvpId, rsvpId)),
    /** Forgets all registrants, as a server does that is killed before it has stored them. */
    forget: () => db.update(memberEventRsvps).set({ zoomRegistrantId: null, zoomJoinUrl: null }),
    /** Returns when the waiting jobs of a queue start, in epoch ms. */
    async waiting(queue = REGISTRATION_QUEUE) {
      const found = await rows<{ at: number }>(
        db,
        sql`select (extract(epoch from start_after) * 1000)::float8 as at from pgboss.job
          where name = ${queue} and state = 'created'`,
      )
      return found.map(({ at }) => at)
    },
    /** Returns the ends of all pauses, in epoch ms. */
    async pauses() {
      const found = await db.select().from(pausedServices)
      return Object.fromEntries(found.map(({ service: name, until }) => [name, until.getTime()]))
    },
    async reset() {
      clock.now = NOON
      service.zoom.calls.length = 0
      service.zoom.trouble = null
      service.zoom.limit.most = 6000
      service.zoom.rooms.broken.clear()
      service.zoom.rooms.approvedByHand.clear()
      await db.delete(pausedServices)
      await db.execute(sql`delete from member_events`)
      await db.execute(sql`delete from pgboss.job where name in (${REGISTRATION_QUEUE}, ${REMOVAL_QUEUE})`)
    },
    /** Runs a queue's oldest waiting job, as a server does of which nothing waits for a pause; returns false without one. */
    async work(queue: string) {
      const [job] = await rows<{ id: string; data: Record<string, unknown> }>(
        db,
        sql`delete from pgboss.job where id = (select id from pgboss.job where name = ${queue} and state = 'created'
          order by created_on limit 1) returning id, data`,
      )
      const found = registrationJobs.find((one) => one.queue === queue)
      if (!job || !found || 'cron' in found) return false
      await (await found.open(server.services)).run(job.data)
      return true
    },
    /** Looks for the answers of which the service does not know, as a server does each minute. */
    async search() {
      const found = registrationJobs.find((one) => one.queue === 'find-unregistered')
      if (found && 'cron' in found) await found.run(server.services, clock.now)
    },
    async close() {
      await server.close()
      await service.close()
    },
  }
}
