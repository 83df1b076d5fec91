import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NUMBER, openRegistrationKit, type RegistrationKit } from './registration-kit.fixture.ts'

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

test('A member who comes is registered once and gets their own address of the room', async () => {
  const rsvpId = await kit.coming({}, 'one@b.example')
  await reconcile(rsvpId)
  await reconcile(rsvpId)
  expect(kit.service.zoom.calls).toHaveLength(1)
  const { zoomJoinUrl, zoomRegistrantId } = (await kit.stored(rsvpId)) ?? {}
  expect(zoomRegistrantId).not.toBeNull()
  expect((await fetch(zoomJoinUrl ?? '')).status).toBe(200)
  expect(kit.service.registered(NUMBER)).toContain('one@b.example')
})

test('A member who does not come any more is taken out, and registered again when they come after all', async () => {
  const rsvpId = await kit.coming({}, 'two@b.example')
  await reconcile(rsvpId)
  await kit.answer(rsvpId, 'DELETED')
  await reconcile(rsvpId)
  expect(await kit.stored(rsvpId)).toMatchObject({ zoomRegistrantId: null, zoomJoinUrl: null })
  expect(kit.service.registered(NUMBER)).not.toContain('two@b.example')
  await kit.answer(rsvpId, 'ACTIVE')
  await reconcile(rsvpId)
  expect(kit.service.registered(NUMBER)).toContain('two@b.example')
  expect(kit.service.zoom.calls).toHaveLength(3)
})

test.each([
  ['without a number', { meetingNumber: null }],
  ['that was called off', { publishStatus: 'ARCHIVED' }],
] as const)('Nobody is registered for an event %s', async (_which, event) => {
  await reconcile(await kit.coming(event))
  expect(kit.service.zoom.calls).toEqual([])
})

test('A registration whose answer was lost leads to one registrant', async () => {
  const rsvpId = await kit.coming({}, 'lost@b.example')
  await reconcile(rsvpId)
  const before = await kit.stored(rsvpId)
  await kit.forget()
  await kit.newProcess()(rsvpId)
  expect(await kit.stored(rsvpId)).toEqual(before)
  expect(kit.service.registered(NUMBER).filter((email) => email === 'lost@b.example')).toHaveLength(1)
})

test('A member whose registrations of the day are spent keeps the address that they have there', async () => {
  const rsvpId = await kit.coming({}, 'spent@b.example')
  for (let n = 0; n < 4; n++) {
    await kit.forget()
    await reconcile(rsvpId)
  }
  expect(kit.service.zoom.calls.at(-1)).toMatch(/^GET /)
  expect((await kit.stored(rsvpId))?.zoomJoinUrl).toMatch(/^http/)
})

test('A member who comes to a webinar is registered for the webinar', async () => {
  await reconcile(await kit.coming({ isWebinar: true }))
  expect(kit.service.zoom.calls).toEqual([`POST /v2/webinars/${NUMBER}/registrants`])
})
