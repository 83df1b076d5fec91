import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberEvents, pausedServices } from '@section/db/schema.ts'
import { transact } from '@section/db/transaction.ts'
import { insertRsvp } from '../insert-event.fixture.ts'
import { queueRegistrations, REGISTRATION_QUEUE } from './queue-registrations.ts'
import { NUMBER, openRegistrationKit, type RegistrationKit } from './registration-kit.fixture.ts'

const MIDNIGHT = Date.parse('2030-06-04T00:00:00Z')
/** The service's day has begun by then, also if our clock is ahead of its. */
const NEXT_DAY = MIDNIGHT + 300_000

let kit: RegistrationKit
let reconcile: (rsvpId: string) => Promise<void>

beforeAll(async () => {
  kit = await openRegistrationKit()
})
beforeEach(async () => {
  await kit.reset()
  reconcile = kit.newProcess()
})
afterAll(() => kit.close())

test('A member whose registrations of the day are spent and who was taken out waits until its next day, and nobody else', async () => {
  const rsvpId = await kit.coming({}, 'toggling@b.example')
  for (let n = 0; n < 7; n++) {
    await kit.answer(rsvpId, n % 2 === 0 ? 'ACTIVE' : 'DELETED')
    await reconcile(rsvpId)
  }
  expect(await kit.stored(rsvpId)).toMatchObject({ status: 'ACTIVE', zoomJoinUrl: null })
  expect(await kit.pauses()).toEqual({ [`zoom ${rsvpId}`]: NEXT_DAY })
  const other = await kit.coming()
  await reconcile(other)
  expect((await kit.stored(other))?.zoomJoinUrl).not.toBeNull()
  kit.clock.now = NEXT_DAY
  await reconcile(rsvpId)
  expect((await kit.stored(rsvpId))?.zoomJoinUrl).not.toBeNull()
})

test('After the daily limit no server asks before 00:05 UTC, and the answers stay', async () => {
  kit.service.zoom.limit.most = 1
  const [first, second, third] = [await kit.coming(), await kit.coming(), await kit.coming()]
  await reconcile(first)
  await reconcile(second)
  const { length: asked } = kit.service.zoom.calls
  kit.clock.now = NEXT_DAY - 1
  await kit.newProcess()(third)
  await kit.newProcess()(second)
  expect(kit.service.zoom.calls).toHaveLength(asked)
  expect(await kit.pauses()).toEqual({ zoom: NEXT_DAY })
  expect(await kit.stored(second)).toMatchObject({ status: 'ACTIVE', zoomJoinUrl: null })
  kit.clock.now = NEXT_DAY
  kit.service.zoom.limit.most = 6000
  await kit.newProcess()(second)
  expect((await kit.stored(second))?.zoomJoinUrl).not.toBeNull()
})

test('A service whose clock is behind ours at midnight is asked again after minutes', async () => {
  kit.service.zoom.limit.most = 0
  kit.clock.now = MIDNIGHT + 700
  const rsvpId = await kit.coming()
  await reconcile(rsvpId)
  expect(await kit.pauses()).toEqual({ zoom: MIDNIGHT + 300_700 })
  kit.clock.now = MIDNIGHT + 300_700
  await reconcile(rsvpId)
  expect(await kit.pauses()).toEqual({ zoom: MIDNIGHT + 600_700 })
  kit.clock.now = MIDNIGHT + 600_700
  await reconcile(rsvpId)
  expect(await kit.pauses()).toEqual({ zoom: NEXT_DAY + 86_400_000 })
})

test('A service of which no token comes is asked again after pauses that grow, and after a success they are short again', async () => {
  const grant = kit.service.zoom.tokens.grant.bind(kit.service.zoom.tokens)
  kit.service.zoom.tokens.grant = () => ({ status: 503, body: { reason: '', error: '' } })
  const rsvpId = await kit.coming()
  const ends: number[] = []
  for (let n = 0; n < 9; n++) {
    await reconcile(rsvpId)
    const { zoom: end = 0 } = await kit.pauses()
    ends.push((end - kit.clock.now) / 1000)
    kit.clock.now = end
  }
  expect(ends).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  kit.service.zoom.tokens.grant = grant
  await reconcile(rsvpId)
  kit.service.zoom.tokens.grant = () => ({ status: 503, body: { reason: '', error: '' } })
  kit.service.zoom.tokens.revoke()
  await reconcile(await kit.coming())
  kit.service.zoom.tokens.grant = grant
  expect(((await kit.pauses())['zoom'] ?? 0) - kit.clock.now).toBe(30_000)
})

test('A meeting that the service does not know is not asked about for an hour, and the others are', async () => {
  const [wrong, alike, right] = [
    await kit.coming({ meetingNumber: '12' }),
    await kit.coming({ meetingNumber: '12' }),
    await kit.coming(),
  ]
  for (const rsvpId of [wrong, alike, right]) await reconcile(rsvpId)
  expect(kit.service.zoom.calls).toHaveLength(2)
  expect(await kit.pauses()).toEqual({ 'zoom 12': kit.clock.now + 3_600_000 })
  expect((await kit.stored(right))?.zoomJoinUrl).not.toBeNull()
})

test('The search queues one job if the service does not know of somebody, and none during a pause', async () => {
  const later = await kit.coming({ meetingNumber: null })
  const done = await kit.coming()
  await reconcile(done)
  await kit.search()
  expect(await kit.waiting()).toEqual([])
  await kit.db.update(memberEvents).set({ meetingNumber: NUMBER })
  await kit.answer(done, 'DELETED')
  await kit.db.insert(pausedServices).values({ service: 'zoom', until: new Date(kit.clock.now + 1) })
  await kit.search()
  expect(await kit.waiting()).toEqual([])
  kit.clock.now += 1
  await kit.search()
  expect(await kit.waiting()).toHaveLength(1)
  await kit.work(REGISTRATION_QUEUE)
  expect((await kit.stored(later))?.zoomJoinUrl).not.toBeNull()
  expect((await kit.stored(done))?.zoomJoinUrl).toBeNull()
})

test('However many members answer during a pause, one job waits', async () => {
  await kit.db.insert(pausedServices).values({ service: 'zoom', until: new Date(kit.clock.now + 1) })
  for (let n = 0; n < 20; n++) {
    await kit.coming()
    await transact(kit.db, (tx) => queueRegistrations(kit.server.services, tx))
  }
  expect(await kit.waiting()).toHaveLength(1)
  await kit.work(REGISTRATION_QUEUE)
  expect(await kit.waiting()).toEqual([])
  expect(kit.service.zoom.calls).toEqual([])
})

test('More members than one job is about are registered by jobs that follow each other', async () => {
  const rsvpId = await kit.coming()
  const memberEventId = (await kit.stored(rsvpId))?.memberEventId ?? ''
  for (let n = 0; n < 100; n++)
    await insertRsvp(kit.db, { memberEventId, userId: await kit.server.insertMember({}) })
  await kit.search()
  let jobs = 0
  while (await kit.work(REGISTRATION_QUEUE)) jobs++
  expect(jobs).toBe(2)
  expect(kit.service.zoom.calls).toHaveLength(101)
  expect((await kit.stored(rsvpId))?.zoomJoinUrl).not.toBeNull()
})
