import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NUMBER, openRegistrationKit, type RegistrationKit } from './registration-kit.fixture.ts'

const OTHER = '85012345679'
const THIRD = '85012345670'

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

test('A meeting that fails is paused for longer each time, and nobody of another one waits', async () => {
  kit.service.zoom.rooms.broken.add(NUMBER)
  const broken = await kit.coming()
  const ends: number[] = []
  for (let n = 0; n < 3; n++) {
    await reconcile(broken)
    const { [`zoom ${NUMBER}`]: end = 0, ...others } = await kit.pauses()
    expect(others).toEqual({})
    ends.push((end - kit.clock.now) / 1000)
    const fine = await kit.coming({ meetingNumber: OTHER })
    await reconcile(fine)
    expect((await kit.stored(fine))?.zoomJoinUrl).not.toBeNull()
    kit.clock.now = end
  }
  expect(ends).toEqual([30, 60, 120])
  kit.service.zoom.rooms.broken.clear()
  await reconcile(broken)
  expect((await kit.stored(broken))?.zoomJoinUrl).not.toBeNull()
})

test('A service that fails for three meetings in a row is not asked about any', async () => {
  kit.service.zoom.trouble = 'outage'
  for (const meetingNumber of [NUMBER, OTHER, THIRD]) {
    expect(await kit.pauses()).not.toHaveProperty('zoom')
    await reconcile(await kit.coming({ meetingNumber }))
  }
  expect(await kit.pauses()).toMatchObject({ zoom: kit.clock.now + 30_000 })
})

test('A registrant who waits for approval is registered once, without an address', async () => {
  kit.service.zoom.rooms.approvedByHand.add(NUMBER)
  const rsvpId = await kit.coming({}, 'waits@b.example')
  await reconcile(rsvpId)
  await reconcile(rsvpId)
  expect(kit.service.zoom.calls).toHaveLength(1)
  expect(await kit.pauses()).toEqual({})
  expect(await kit.stored(rsvpId)).toMatchObject({
    zoomRegistrantId: expect.any(String),
    zoomJoinUrl: null,
  })
  await kit.answer(rsvpId, 'DELETED')
  await reconcile(rsvpId)
  expect(kit.service.zoom.rooms.list('meetings', NUMBER, 'pending')).toEqual([])
})

test('A scope that is missing pauses everything, asks for no list, and is told operators once', async () => {
  const { tokens } = kit.service.zoom
  const { scopes } = tokens
  tokens.scopes = []
  const error = vi.spyOn(kit.server.services.log, 'error')
  const [first, second] = [await kit.coming(), await kit.coming({ meetingNumber: OTHER })]
  await reconcile(first)
  await reconcile(second)
  expect(kit.service.zoom.calls).toHaveLength(1)
  expect(await kit.pauses()).toEqual({ zoom: kit.clock.now + 30_000 })
  kit.clock.now += 30_000
  await reconcile(second)
  expect(error).toHaveBeenCalledTimes(1)
  tokens.scopes = scopes
  kit.clock.now += 60_000
  await reconcile(first)
  expect((await kit.stored(first))?.zoomJoinUrl).not.toBeNull()
})
