import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEvent } from '@section/api/features/events/insert-event.fixture.ts'
import { saveRsvp } from '@section/api/features/events/rsvp/rsvp-store.ts'
import type { Db } from '@section/db/connection.ts'
import { memberEventRsvps } from '@section/db/schema.ts'
import { saveRsvpNaively } from '../broken-implementations/rsvps.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'

const CALLS = 20
const RUNS = 50
const SAVE = `mutation($input: SaveMemberEventRsvpInput!) {
  saveMemberEventRsvp(input: $input) { updatedMemberEventRsvpId error { code } } }`

let school: RaceServers
let userId: string
beforeAll(async () => {
  school = await openRaceServers()
  userId = await school.insertMember({})
})
afterAll(() => school?.close())

/** The answers of a member in the order in which they are sent: half of them come, half of them do not. */
const ANSWERS = Array.from({ length: CALLS }, (_, n) => (n % 2 === 0 ? 'ACTIVE' : 'DELETED') as const)
type Answer = (typeof ANSWERS)[number]

const addEvent = () => insertEvent(school.database.db, { eventStart: Date.now() + 86_400_000 })
const answersTo = (memberEventId: string) =>
  school.database.db.select().from(memberEventRsvps).where(eq(memberEventRsvps.memberEventId, memberEventId))

/** Saves an answer; returns whether it is another one than before, so that a registration is queued. */
type Save = (tx: Db, memberEventId: string, status: Answer) => Promise<boolean>

/** Saves all answers at once, on two servers; returns the number of registrations that are queued, and of the changes. */
async function storm(save: Save) {
  const memberEventId = await addEvent()
  const changed = await Promise.all(
    ANSWERS.map((status, n) =>
      school.services(n).cacheInvalidation.transaction((tx) => save(tx, memberEventId, status)),
    ),
  )
  const rows = await answersTo(memberEventId)
  // The first answer has the revision 0.
  return { rows: rows.length, changes: (rows[0]?.revision ?? 0) + 1, queued: changed.filter(Boolean).length }
}

test(`Of ${CALLS} answers of a member at once one row is left, and each change queues one registration, in ${RUNS} runs`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const { rows, changes, queued } = await storm(async (tx, memberEventId, status) => {
      const saved = await saveRsvp(tx, { memberEventId, userId, status, changedAt: new Date() })
      return saved?.isChanged === true
    })
    expect([rows, queued], `run ${run}`).toEqual([1, changes])
  }
})

test(`Of ${CALLS} requests of a member at once each is answered, and one row is left that says what was said last`, async () => {
  for (let run = 1; run <= RUNS; run++) {
    const memberEventId = await addEvent()
    const send = async (status: Answer, n: number) => {
      const server = school.server(n)
      const input = { userId, memberEventId, status }
      return server.graphql<{ saveMemberEventRsvp: { error: { code: string } | null } }>(token, SAVE, {
        input,
      })
    }
    const token = await school.server(0).token(userId)
    const answers = await Promise.all(ANSWERS.map(send))
    // Nothing can be taken back before the first answer.
    const codes = answers.map(({ data }) => data?.saveMemberEventRsvp.error?.code ?? 'saved')
    expect(codes.filter((_code, n) => ANSWERS[n] === 'ACTIVE')).toEqual(Array(CALLS / 2).fill('saved'))
    expect(codes.every((code) => code === 'saved' || code === 'NOT_FOUND')).toBe(true)
    await send('ACTIVE', run)
    expect(await answersTo(memberEventId)).toMatchObject([{ userId, status: 'ACTIVE' }])
  }
})

test('The race of answers to events detects its broken implementation', async () => {
  const { changes, queued } = await storm((tx, memberEventId, status) =>
    saveRsvpNaively(tx, { memberEventId, userId, status }),
  )
  expect(queued).toBeGreaterThan(changes)
})
