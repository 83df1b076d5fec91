import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { MemberEventRsvp, SaveMemberEventRsvpResult } from '@section/contract/generated/schema-types.ts'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { eventsTestKit } from '../events-kit.fixture.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'

const SAVE = `mutation($input: SaveMemberEventRsvpInput!) { saveMemberEventRsvp(input: $input) {
  updatedMemberEventRsvpId error { code } } }`
const LIST = `query($userId: ID!, $past: Boolean) { listMemberEventsRsvp(userId: $userId, includePastEvents: $past) {
  memberEventId userId status zoomRegistrantId } }`
const GET = `query($userId: ID!, $id: ID!) { getMemberEventRsvp(userId: $userId, memberEventId: $id) {
  memberEventId userId status zoomJoinUrl zoomRegistrantId } }`

const kit = eventsTestKit()
const { START, HOUR } = kit

type Member = Awaited<ReturnType<typeof kit.signIn>>
const save = async (member: Member, memberEventId: string, status: string, userId = member.userId) =>
  (
    await member.send<{ saveMemberEventRsvp: SaveMemberEventRsvpResult }>(SAVE, {
      input: { userId, memberEventId, status },
    })
  ).saveMemberEventRsvp
const refusal = (code: string) => ({ updatedMemberEventRsvpId: null, error: { code } })
const answersTo = (memberEventId: string) =>
  kit.db.select().from(memberEventRsvps).where(eq(memberEventRsvps.memberEventId, memberEventId))

test('Each changed answer raises the revision of one row, and a repeated one does not', async () => {
  const member = await kit.signIn()
  const id = await insertEvent(kit.db, { eventStart: START })
  const results = []
  for (const status of ['ACTIVE', 'ACTIVE', 'DELETED', 'DELETED', 'ACTIVE']) {
    results.push(await save(member, id.toUpperCase(), status))
    const [row, ...others] = await answersTo(id)
    expect(others).toEqual([])
    expect(row).toMatchObject({ userId: member.userId, status })
  }
  const [row] = await answersTo(id)
  expect(row?.revision).toBe(2)
  expect(results).toEqual(
    results.map(() => ({ updatedMemberEventRsvpId: row?.memberEventRsvpId, error: null })),
  )
})

describe('The answer that a member comes', () => {
  test('is refused for an event that has ended, also to one who came', async () => {
    const [member, guest] = [await kit.signIn(), await kit.signIn()]
    const id = await insertEvent(kit.db, { eventStart: START })
    await insertRsvp(kit.db, { memberEventId: id, userId: guest.userId })
    kit.setTime(START + HOUR - 1)
    expect(await save(member, id, 'ACTIVE')).toMatchObject({ error: null })
    kit.setTime(START + HOUR)
    for (const late of [await kit.signIn(), guest])
      expect(await save(late, id, 'ACTIVE')).toEqual(refusal('EVENT_ENDED'))
  })

  test('is refused for an event that is called off, of which only those know who had said so', async () => {
    const [member, stranger] = [await kit.signIn(), await kit.signIn()]
    const id = await insertEvent(kit.db, { eventStart: START, publishStatus: 'ARCHIVED' })
    await insertRsvp(kit.db, { memberEventId: id, userId: member.userId })
    expect(await save(member, id, 'ACTIVE')).toEqual(refusal('EVENT_CANCELED'))
    expect(await save(stranger, id, 'ACTIVE')).toEqual(refusal('NOT_FOUND'))
  })

  test.each<NewMember>([
    { status: 'LIMITED', areas: ['mc-limited'] },
    { areas: ['crash-courses'] },
    { status: 'ALUMNI' },
  ])('is refused to the member %j', async (columns) => {
    const id = await insertEvent(kit.db, { eventStart: START })
    expect(await save(await kit.signIn(columns), id, 'ACTIVE')).toEqual(refusal('NOT_FOUND'))
    expect(await answersTo(id)).toEqual([])
  })

  test('is refused in the name of another member, and for drafts and ids that nothing has', async () => {
    const [member, other] = [await kit.signIn(), await kit.signIn()]
    const id = await insertEvent(kit.db, { eventStart: START })
    const draft = await insertEvent(kit.db, { eventStart: START, publishStatus: 'DRAFT' })
    expect(await save(member, id, 'ACTIVE', other.userId)).toEqual(refusal('NOT_FOUND'))
    for (const missing of [draft, randomUUID(), '', 'no id'])
      expect(await save(member, missing, 'ACTIVE')).toEqual(refusal('NOT_FOUND'))
    expect(await answersTo(id)).toEqual([])
  })
})

test('The answer that a member does not come is stored while they have given one, whatever became of the event or of them', async () => {
  const [member, stranger] = [await kit.signIn(), await kit.signIn()]
  const ended = await insertEvent(kit.db, { eventStart: START - 100 * HOUR })
  const calledOff = await insertEvent(kit.db, { eventStart: START, publishStatus: 'ARCHIVED' })
  const limited = await kit.signIn({ status: 'LIMITED', areas: ['mc-limited'] })
  for (const id of [ended, calledOff]) {
    for (const { userId } of [member, limited]) await insertRsvp(kit.db, { memberEventId: id, userId })
    for (const coming of [member, limited])
      expect(await save(coming, id, 'DELETED')).toMatchObject({ error: null })
    expect(await save(stranger, id, 'DELETED')).toEqual(refusal('NOT_FOUND'))
    expect((await answersTo(id)).map(({ status }) => status)).toEqual(['DELETED', 'DELETED'])
  }
})

describe('The answers of a member', () => {
  test('are those to the events that they can see, soonest first, with past ones where they are asked for', async () => {
    const member = await kit.signIn()
    const add = async (at: number, more = {}, answer = {}) => {
      const memberEventId = await insertEvent(kit.db, { eventStart: START + at, ...more })
      await insertRsvp(kit.db, { memberEventId, userId: member.userId, ...answer })
      return memberEventId
    }
    const later = await add(2 * HOUR, {}, { zoomRegistrantId: '7' })
    const soon = await add(0, {}, { status: 'DELETED' })
    const past = await add(-100 * HOUR)
    const calledOff = await add(HOUR, { publishStatus: 'ARCHIVED' })
    await add(0, { publishStatus: 'ARCHIVED' }, { status: 'DELETED' })
    await add(-100 * HOUR, { publishStatus: 'ARCHIVED' })
    const list = async (past?: boolean) =>
      (await member.send<{ listMemberEventsRsvp: MemberEventRsvp[] }>(LIST, { userId: member.userId, past }))
        .listMemberEventsRsvp
    const { userId } = member
    expect(await list()).toEqual([
      { memberEventId: soon, userId, status: 'DELETED', zoomRegistrantId: null },
      { memberEventId: calledOff, userId, status: 'ACTIVE', zoomRegistrantId: null },
      { memberEventId: later, userId, status: 'ACTIVE', zoomRegistrantId: '7' },
    ])
    expect((await list(true)).map(({ memberEventId }) => memberEventId)).toEqual([
      past,
      soon,
      calledOff,
      later,
    ])
  })

  test('are told nobody else, and not without access to events', async () => {
    const [member, other] = [await kit.signIn(), await kit.signIn()]
    const id = await insertEvent(kit.db, { eventStart: START })
    await insertRsvp(kit.db, { memberEventId: id, userId: member.userId })
    const { userId } = member
    expect(await member.send(GET, { userId, id })).toMatchObject({
      getMemberEventRsvp: { status: 'ACTIVE' },
    })
    expect(await other.send(GET, { userId, id })).toEqual({ getMemberEventRsvp: null })
    expect(await other.send(LIST, { userId })).toEqual({ listMemberEventsRsvp: [] })
    const limited = await kit.signIn({ status: 'LIMITED', areas: ['mc-limited'] })
    await insertRsvp(kit.db, { memberEventId: id, userId: limited.userId })
    expect(await limited.send(LIST, { userId: limited.userId })).toEqual({ listMemberEventsRsvp: [] })
    expect(await limited.send(GET, { userId: limited.userId, id })).toEqual({ getMemberEventRsvp: null })
    await kit.db
      .update(memberEvents)
      .set({ publishStatus: 'DRAFT' })
      .where(eq(memberEvents.memberEventId, id))
    expect(await member.send(GET, { userId, id })).toMatchObject({
      getMemberEventRsvp: { status: 'ACTIVE' },
    })
  })
})
