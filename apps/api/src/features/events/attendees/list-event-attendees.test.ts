import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EventAttendees } from '@section/contract/generated/schema-types.ts'
import { members } from '@section/db/schema.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { eventsTestKit } from '../events-kit.fixture.ts'
import { insertEvent, insertRsvp } from '../insert-event.fixture.ts'

const LIST = `query($id: ID!) { listEventAttendees(memberEventId: $id) {
  members { userId firstName lastName displayName jobRole profileImageUrl company { name } } total coming isShared } }`

const kit = eventsTestKit()
const { START, HOUR } = kit
type Member = Awaited<ReturnType<typeof kit.signIn>>

const ask = async (member: Member, id: string) =>
  (await member.send<{ listEventAttendees: EventAttendees | null }>(LIST, { id })).listEventAttendees
const namesOf = (found: EventAttendees | null) => found?.members.map(({ firstName }) => firstName)

/** Inserts a member who comes to an event and shares that, unless told otherwise. */
async function come(
  memberEventId: string,
  firstName: string,
  member: NewMember & { answer?: 'DELETED' } = {},
) {
  const { answer, ...columns } = member
  const coming = await kit.signIn({ firstName, lastName: 'Guest', sharesEvents: true, ...columns })
  await insertRsvp(kit.db, { memberEventId, userId: coming.userId, ...(answer && { status: answer }) })
  return coming
}

test('Those who come and share it are listed in the order of the directory, the viewer aside, and all who come are counted', async () => {
  const id = await insertEvent(kit.db, { eventStart: START })
  const viewer = await come(id, 'Viewer')
  await come(id, 'Cleo')
  await come(id, 'Ann')
  await come(id, 'Ben', { sharesEvents: false })
  const found = await ask(viewer, id.toUpperCase())
  expect(namesOf(found)).toEqual(['Ann', 'Cleo'])
  expect(found).toMatchObject({ total: 2, coming: 4, isShared: true })
  expect(await ask(await kit.signIn(), id)).toMatchObject({ total: 3, coming: 4, isShared: false })
})

test.each<[string, NewMember & { answer?: 'DELETED' }, number]>([
  ['does not share it', { sharesEvents: false }, 1],
  ['shares their courses only', { sharesEvents: false, sharesCourses: true }, 1],
  ['hides from the directory', { showsInDirectory: false }, 1],
  ['is suspended', { suspendedAt: new Date() }, 0],
  ['is test data', { testData: true }, 1],
  ['has no membership any more', { status: 'ALUMNI' }, 0],
  ['had a trial that has ended', { status: 'POST_TRIAL' }, 0],
  ['does not come any more', { answer: 'DELETED' }, 0],
])('Whoever %s is not among those who are coming', async (_why, member, coming) => {
  const id = await insertEvent(kit.db, { eventStart: START })
  await come(id, 'Ann', member)
  expect(await ask(await kit.signIn({ sharesEvents: true, showsInDirectory: false }), id)).toEqual({
    members: [],
    total: 0,
    coming,
    isShared: false,
  })
})

test('An answer, and a choice not to share it, are told at once to whoever asked before', async () => {
  const id = await insertEvent(kit.db, { eventStart: START })
  const viewer = await kit.signIn()
  const ann = await kit.signIn({ firstName: 'Ann', sharesEvents: true })
  const answer = (status: string) =>
    ann.send(
      'mutation($input: SaveMemberEventRsvpInput!) { saveMemberEventRsvp(input: $input) { error { code } } }',
      {
        input: { userId: ann.userId, memberEventId: id, status },
      },
    )
  expect(await ask(viewer, id)).toMatchObject({ total: 0, coming: 0 })
  await answer('ACTIVE')
  expect(await ask(viewer, id)).toMatchObject({ total: 1, coming: 1 })
  expect(await ask(ann, id)).toMatchObject({ total: 0, coming: 1, members: [] })
  await kit.server.services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(members).set({ sharesEvents: false }).where(eq(members.userId, ann.userId))
    invalidate('member', ann.userId)
  })
  expect(await ask(viewer, id)).toMatchObject({ total: 0, coming: 1, members: [] })
  await answer('DELETED')
  expect(await ask(viewer, id)).toMatchObject({ total: 0, coming: 0 })
})

test('Twelve of those who are coming are listed, and all are counted', async () => {
  const id = await insertEvent(kit.db, { eventStart: START })
  const guests: Member[] = []
  for (let n = 10; n < 25; n++) guests.push(await come(id, `Guest${n}`))
  const found = await ask(await kit.signIn(), id)
  expect(namesOf(found)).toEqual(Array.from({ length: 12 }, (_, n) => `Guest${n + 10}`))
  expect(found).toMatchObject({ total: 15, coming: 15 })
  const [first] = guests
  const foundByFirst = first ? await ask(first, id) : null
  expect(namesOf(foundByFirst)).toEqual(Array.from({ length: 12 }, (_, n) => `Guest${n + 11}`))
  expect(foundByFirst).toMatchObject({ total: 14, coming: 15 })
})

test('Who is coming is told nobody who cannot see the event', async () => {
  const id = await insertEvent(kit.db, { eventStart: START, publishStatus: 'ARCHIVED' })
  const coming = await come(id, 'Ann')
  expect(await ask(coming, id)).toMatchObject({ coming: 1 })
  const member = await kit.signIn()
  for (const missing of [id, randomUUID(), '', 'no id']) expect(await ask(member, missing)).toBeNull()
  kit.setTime(START + HOUR)
  expect(await ask(coming, id)).toBeNull()
  const shown = await insertEvent(kit.db, { eventStart: START })
  expect(await ask(await kit.signIn({ status: 'LIMITED', areas: ['mc-limited'] }), shown)).toBeNull()
})
