import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberEvents, members } from '@section/db/schema.ts'
import { operatorCommand } from '../../../app/operator/commands.ts'
import { REMOVAL_QUEUE } from './queue-removals.ts'
import { NUMBER, openRegistrationKit, type RegistrationKit } from './registration-kit.fixture.ts'

const OTHER = '85012345679'

let kit: RegistrationKit
let reconcile: (rsvpId: string) => Promise<void>

beforeAll(async () => {
  kit = await openRegistrationKit()
})
beforeEach(async () => {
  await kit.reset()
  kit.between.beforeAnswer = async () => {}
  reconcile = kit.newProcess()
})
afterAll(() => kit.close())

const deleteMember = (email: string) => operatorCommand('member:delete', [email])(kit.server.services)

test('A member who is deleted is taken out of the meetings to come, once these can be asked', async () => {
  const rsvpId = await kit.coming({}, 'leaves@b.example')
  await reconcile(rsvpId)
  await deleteMember('leaves@b.example')
  expect(await kit.waiting(REMOVAL_QUEUE)).toHaveLength(1)
  kit.service.zoom.rooms.broken.add(NUMBER)
  await kit.work(REMOVAL_QUEUE)
  expect(await kit.waiting(REMOVAL_QUEUE)).toEqual([kit.clock.now + 30_000])
  kit.service.zoom.rooms.broken.clear()
  kit.clock.now += 30_000
  await kit.work(REMOVAL_QUEUE)
  expect(kit.service.registered(NUMBER)).not.toContain('leaves@b.example')
  expect(await kit.waiting(REMOVAL_QUEUE)).toEqual([])
})

test('A member who is not registered, or whose events are over, is deleted without a call', async () => {
  await kit.coming({}, 'stranger@b.example')
  await deleteMember('stranger@b.example')
  await reconcile(await kit.coming({}, 'past@b.example'))
  kit.clock.now += 90_000_000
  await deleteMember('past@b.example')
  expect(await kit.waiting(REMOVAL_QUEUE)).toEqual([])
})

test('A removal that is refused until the event is over is given up', async () => {
  await reconcile(await kit.coming({}, 'late@b.example'))
  await deleteMember('late@b.example')
  kit.clock.now += 90_000_000
  kit.service.zoom.calls.length = 0
  await kit.work(REMOVAL_QUEUE)
  expect(kit.service.zoom.calls).toEqual([])
  expect(await kit.waiting(REMOVAL_QUEUE)).toEqual([])
})

test('A member who is deleted while they are registered is taken out', async () => {
  const rsvpId = await kit.coming({}, 'meanwhile@b.example')
  kit.between.beforeAnswer = async () => {
    await kit.db.delete(members).where(eq(members.email, 'meanwhile@b.example'))
  }
  await reconcile(rsvpId)
  kit.between.beforeAnswer = async () => {}
  expect(kit.service.registered(NUMBER)).toContain('meanwhile@b.example')
  await kit.work(REMOVAL_QUEUE)
  expect(kit.service.registered(NUMBER)).not.toContain('meanwhile@b.example')
})

test('A member who is registered while the event gets another room is taken out of the old one', async () => {
  const rsvpId = await kit.coming({}, 'moves@b.example')
  kit.between.beforeAnswer = async () => {
    await kit.db.update(memberEvents).set({ meetingNumber: OTHER })
  }
  await reconcile(rsvpId)
  kit.between.beforeAnswer = async () => {}
  expect((await kit.stored(rsvpId))?.zoomJoinUrl).toBeNull()
  await kit.work(REMOVAL_QUEUE)
  expect(kit.service.registered(NUMBER)).not.toContain('moves@b.example')
  await reconcile(rsvpId)
  expect(kit.service.registered(OTHER)).toContain('moves@b.example')
})
