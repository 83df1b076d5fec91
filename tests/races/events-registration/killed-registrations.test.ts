import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { jobs } from '@section/api/app/features.ts'
import { startMeetingService } from '@section/api/features/events/registration/meeting-service.fixture.ts'
import { queueRegistrations } from '@section/api/features/events/registration/queue-registrations.ts'
import { JobQueue } from '@section/api/server/jobs/job-queue.ts'
import { contentLoads } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startProcess } from '../processes/school-process.ts'
import { until } from '../processes/until.ts'
import { insertAnswers, NUMBER, storedAnswer } from './answering-members.ts'

const KILLS = process.env['NIGHTLY'] === '1' ? 10 : 1

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test(`A member whose server is killed between the registration and its record is one registrant, through ${KILLS} kills`, async () => {
  const database = await openTestDatabase()
  cleanUps.push(() => database.close())
  if (!database.url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL that may create databases.')
  let registered = 0
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  const service = await startMeetingService(Date.now, async (method) => {
    if (method === 'POST') registered++
    // At this moment the member is registered, and the server that asked does not know it yet.
    await answers
  })
  cleanUps.push(() => service.close())
  // The demo school is marked as loaded, so that the servers start at once.
  await database.db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  const [rsvpId = ''] = await insertAnswers(database.db, 1)
  const queue = await JobQueue.open(database, { jobs, works: false })
  cleanUps.push(() => queue.stop())
  await database.db.transaction((tx) => queueRegistrations({ jobs: queue }, tx))
  const start = async () => {
    const started = await startProcess('serve', { DATABASE_URL: database.url ?? '', ...service.environment })
    cleanUps.push(() => started.end('SIGKILL'))
    return started
  }
  for (let kill = 1; kill <= KILLS; kill++) {
    const running = await start()
    await until(async () => registered >= kill)
    await running.end('SIGKILL')
    // The job of a killed server expires at once, and its next attempt does not wait.
    await database.db.execute(
      sql`update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`,
    )
    await database.db.execute(sql`update pgboss.queue set monitor_on = null`)
  }
  answer()
  const last = await start()
  await until(async () => {
    await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    return (await storedAnswer(database.db, rsvpId)).zoomJoinUrl !== null
  })
  expect(service.registered(NUMBER)).toHaveLength(1)
  await last.end()
})
