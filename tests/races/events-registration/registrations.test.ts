import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type StartedMeetingService,
  startMeetingService,
} from '@section/api/features/events/registration/meeting-service.fixture.ts'
import { createMeetingService } from '@section/api/features/events/registration/meeting-service.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import type { Database } from '@section/db/connection.ts'
import { pausedServices } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { registerNaively } from '../broken-implementations/events/registrations.ts'
import { until } from '../processes/until.ts'
import { answer, insertAnswers, NUMBER, openJobs, storedAnswer } from './answering-members.ts'

const TOGGLES = 20
const ROUNDS = process.env['NIGHTLY'] === '1' ? 50 : 3

let database: Database
let service: StartedMeetingService
let servers: [TestServer, TestServer]

beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL'])
    throw new Error('Races need a real PostgreSQL: set TEST_DATABASE_URL.')
  database = await openTestDatabase({ poolSize: 24 })
  service = await startMeetingService(Date.now, () => wait(Math.random() * 20))
  const environment = { ...service.environment, WORKER: 'true' }
  servers = [
    await startTestServer({ database, environment }),
    await startTestServer({ database, environment }),
  ]
})
beforeEach(async () => {
  await database.db.delete(pausedServices)
  service.zoom.calls.length = 0
  service.zoom.limit.most = 6000
})
afterAll(async () => {
  await servers?.[0].close()
  await servers?.[1].close()
  await service?.close()
  await database?.close()
})

/** Answers many times at once by two servers, more often that the member comes; returns the number of changes. */
async function toggle(rsvpId: string, afterwards?: () => Promise<void>): Promise<number> {
  const changes = await Promise.all(
    Array.from({ length: TOGGLES }, async (_, n) => {
      const { services } = servers[n % 2 === 0 ? 0 : 1]
      const changed = await answer(services, rsvpId, n % 4 === 3 ? 'DELETED' : 'ACTIVE')
      await afterwards?.()
      return changed
    }),
  )
  return changes.filter(Boolean).length
}

test(`A member who answers ${TOGGLES} times at once is told to the meeting service at most once for each change, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    service.zoom.calls.length = 0
    const [rsvpId = ''] = await insertAnswers(database.db, 1, 'DELETED')
    const changes = await toggle(rsvpId)
    await until(async () => (await openJobs(database.db)) === 0)
    expect(service.zoom.calls.length).toBeLessThanOrEqual(changes)
    const { status, zoomRegistrantId } = await storedAnswer(database.db, rsvpId)
    expect(zoomRegistrantId === null).toBe(status === 'DELETED')
    const there = service.zoom.rooms.list('meetings', NUMBER, 'approved')
    expect(there.filter(({ id }) => id === zoomRegistrantId)).toHaveLength(status === 'ACTIVE' ? 1 : 0)
  }
})

test('An implementation that tells the meeting service from each request is caught', async () => {
  const config = { ...servers[0].services.config }
  const meetings = createMeetingService(config)
  if (!meetings) throw new Error('There is no meeting service.')
  const [rsvpId = ''] = await insertAnswers(database.db, 1, 'DELETED')
  // The jobs find nothing to do, because they wait for as long as the service is paused.
  await database.db
    .insert(pausedServices)
    .values({ service: 'zoom', until: new Date(Date.now() + 3_600_000) })
  const changes = await toggle(rsvpId, () => registerNaively(database.db, meetings, rsvpId).catch(() => {}))
  expect(service.zoom.calls.length).toBeGreaterThan(changes)
})

test('Two servers ask nothing more once the daily limit is reached, and all answers stay', async () => {
  service.zoom.limit.most = 0
  const ids = await insertAnswers(database.db, 12, 'DELETED')
  await Promise.all(ids.map((id, n) => answer(servers[n % 2 === 0 ? 0 : 1].services, id, 'ACTIVE')))
  await until(async () => (await openJobs(database.db)) === 0)
  expect(service.zoom.calls).toHaveLength(1)
  for (const id of ids) expect(await storedAnswer(database.db, id)).toMatchObject({ status: 'ACTIVE' })
})
