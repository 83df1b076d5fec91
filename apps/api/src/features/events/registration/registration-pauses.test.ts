import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberEvents, pausedServices } from '@section/db/schema.ts'
import { NUMBER, openRegistrationKit, type RegistrationKit } from './registration-kit.fixture.ts'
import { registrationJobs } from './registration-jobs.ts'

const MIDNIGHT = Date.parse('2030-06-04T00:00:00Z')

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

test('A member whose registrations of the day are spent and who was taken out waits until 00:00 UTC, and nobody else', async () => {
  const rsvpId = await kit.coming({}, 'toggling@b.example')
  for (let n = 0; n < 7; n++) {
    await kit.answer(rsvpId, n % 2 === 0 ? 'ACTIVE' : 'DELETED')
    await reconcile(rsvpId)
  }
  expect(await kit.stored(rsvpId)).toMatchObject({ status: 'ACTIVE', zoomJoinUrl: null })
  expect(await kit.pauses()).toEqual({ [`zoom ${rsvpId}`]: MIDNIGHT })
  expect(await kit.waiting()).toEqual([MIDNIGHT])
  const other = await kit.coming()
  await reconcile(other)
  expect((await kit.stored(other))?.zoomJoinUrl).not.toBeNull()
  kit.clock.now = MIDNIGHT
  await reconcile(rsvpId)
  expect((await kit.stored(rsvpId))?.zoomJoinUrl).not.toBeNull()
})

test('After the daily limit no server asks before 00:00 UTC, and the answers stay', async () => {
  kit.service.zoom.limit.most = 1
  const [first, second, third] = [await kit.coming(), await kit.coming(), await kit.coming()]
  await reconcile(first)
  await reconcile(second)
  const { length: asked } = kit.service.zoom.calls
  kit.clock.now = MIDNIGHT - 1
  await kit.newProcess()(third)
  await kit.newProcess()(second)
  expect(kit.service.zoom.calls).toHaveLength(asked)
  expect(await kit.pauses()).toEqual({ zoom: MIDNIGHT })
  expect(new Set(await kit.waiting())).toEqual(new Set([MIDNIGHT]))
  expect(await kit.stored(second)).toMatchObject({ status: 'ACTIVE', zoomJoinUrl: null })
  kit.clock.now = MIDNIGHT
  kit.service.zoom.limit.most = 6000
  await kit.newProcess()(second)
  expect((await kit.stored(second))?.zoomJoinUrl).not.toBeNull()
})

test('A service that is down is asked again after pauses that grow, and after a success they are short again', async () => {
  kit.service.zoom.trouble = 'outage'
  const rsvpId = await kit.coming()
  const ends: number[] = []
  for (let n = 0; n < 9; n++) {
    await reconcile(rsvpId)
    const { zoom: end = 0 } = await kit.pauses()
    ends.push((end - kit.clock.now) / 1000)
    kit.clock.now = end
  }
  expect(ends).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  kit.service.zoom.trouble = null
  await reconcile(rsvpId)
  kit.service.zoom.trouble = 'outage'
  await reconcile(await kit.coming())
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

test('The search queues those of whom the service does not know, and nobody during a pause', async () => {
  const find = registrationJobs.find(({ queue }) => queue === 'find-unregistered')
  if (!find || !('cron' in find)) throw new Error('There is no search.')
  const later = await kit.coming({ meetingNumber: null })
  const done = await kit.coming()
  await reconcile(done)
  await find.run(kit.server.services, kit.clock.now)
  expect(await kit.waiting()).toEqual([])
  await kit.db.update(memberEvents).set({ meetingNumber: NUMBER })
  await kit.answer(done, 'DELETED')
  await find.run(kit.server.services, kit.clock.now)
  expect(await kit.waiting()).toHaveLength(2)
  await kit.db.insert(pausedServices).values({ service: 'zoom', until: new Date(kit.clock.now + 1) })
  await find.run(kit.server.services, kit.clock.now)
  expect(await kit.waiting()).toHaveLength(2)
  await reconcile(later)
  expect((await kit.stored(later))?.zoomJoinUrl).toBeNull()
})
