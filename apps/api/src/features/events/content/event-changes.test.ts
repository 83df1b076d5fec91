import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '@section/db/connection.ts'
import { memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { importContent } from '../../../app/content/import-content.ts'
import { type EditableSchool, smallSchool } from '../../../testing/demo-school.fixture.ts'
import { insertMember } from '../../../testing/insert-member.ts'
import { insertRsvp } from '../insert-event.fixture.ts'
import { eventId } from './event-rows.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const FILE = 'ask-about-price.yaml'
const TEXT = `title: Ask about price
type: LISTEN_AND_LEARN
start: 2026-05-21 12:00
end: 1 hour later
details: Text.
`
const ID = eventId('ask-about-price')

let database: Database
let school: EditableSchool
const load = (now = NOW) => importContent({ database, folder: school.folder, now, allowDemoAccounts: true })

/** Starts with a school whose only event one member comes to, and one does not come to any more. */
beforeEach(async () => {
  await database?.close()
  await school?.drop()
  database = await openTestDatabase()
  school = await smallSchool({})
  await school.write(`events/${FILE}`, TEXT)
  await load()
  for (const status of ['ACTIVE', 'DELETED'] as const)
    await insertRsvp(database.db, {
      memberEventId: ID,
      userId: await insertMember(database.db),
      status,
      revision: 3,
    })
})
afterAll(async () => {
  await database.close()
  await school.drop()
})

const edit = (from: string, to: string) => school.edit(`events/${FILE}`, from, to)
/** Returns the revisions of the answer that a member comes, and of the one that a member does not come. */
async function revisions() {
  const found = await database.db.select().from(memberEventRsvps).orderBy(memberEventRsvps.status)
  return found.map(({ revision }) => revision)
}
const statusOf = async (id: string) =>
  (await database.db.select().from(memberEvents).where(eq(memberEvents.memberEventId, id)))[0]?.publishStatus

test('A load that changes neither times nor status leaves the answers to an event as they are', async () => {
  await edit('title: Ask', 'title: Ask again')
  await load()
  expect(await revisions()).toEqual([3, 3])
})

test.each([
  ['another start', '2026-05-21 12:00', '2026-05-21 13:00'],
  ['another end', '1 hour later', '2 hours later'],
])(
  'An event that gets %s raises the revision of the answers of those who come, once',
  async (_what, from, to) => {
    await edit(from, to)
    await load()
    await load()
    expect(await revisions()).toEqual([4, 3])
  },
)

test.each(['ARCHIVED', 'DRAFT'])(
  'An event that becomes %s raises the revision of the answers of those who come, once, and when it is given after all again',
  async (status) => {
    await edit('details:', `publishStatus: ${status}\ndetails:`)
    await load()
    await load()
    expect(await revisions()).toEqual([4, 3])
    await edit(`publishStatus: ${status}\n`, '')
    await load()
    expect(await revisions()).toEqual([5, 3])
  },
)

test('An event without a file is called off before its end, and stays as it was afterwards', async () => {
  await school.remove(`events/${FILE}`)
  await load()
  expect(await revisions()).toEqual([4, 3])
  expect(await statusOf(ID)).toBe('ARCHIVED')
})

test('A change of an event that has ended leaves its answers as they are, and without its file it stays as it was', async () => {
  const later = NOW + 7 * 86_400_000
  await edit('1 hour later', '2 hours later')
  await load(later)
  await school.remove(`events/${FILE}`)
  await load(later)
  expect(await revisions()).toEqual([3, 3])
  expect(await statusOf(ID)).toBe('ACTIVE')
})
