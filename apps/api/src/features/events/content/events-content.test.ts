import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { memberEventInsights, memberEventRsvps, memberEvents } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { importContent } from '../../../app/content/import-content.ts'
import { type EditableSchool, smallSchool } from '../../../testing/demo-school.fixture.ts'
import { eventPictures } from './events-content-store.ts'
import { EventFile } from './event-format.ts'

const NOW = Date.parse('2026-05-20T15:10:00Z')
const FILE = {
  title: 'Nine lines',
  type: 'ORIENTATION',
  start: 'in 2 hours',
  end: '1 hour later',
  details: 'A.',
}
const EVENT = `title: Nine lines
type: LISTEN_AND_LEARN
category: Q_AND_A
start: in 2 hours on the hour
end: 1 hour later
room: /dev/room/nine-lines
meetingNumber: '93512004711'
webinar: true
recording: lines
insights: [nine-lines]
attendees: [nia.okafor@people.example]
details: |
  ![A picture](https://pictures.example/1.png)
`
const SCHOOL = {
  'lectures.yaml': `lectures:
  - { externalKey: lines, title: Lines, description: Of them., duration: 30.5, chapters: [] }
`,
}

let database: Database
let school: EditableSchool
beforeAll(async () => {
  database = await openTestDatabase()
  school = await smallSchool(SCHOOL)
  await school.write(
    'members/people.yaml',
    `customer: school
emailDomain: people.example
status: MEMBER
members: [{ name: Nia Okafor }]
`,
  )
  await school.write(
    'insights/nine-lines.yaml',
    'title: Lines\nsummary: Of them.\npublished: 1 week ago at 09:00\nstack: ai\nbody: A.\n',
  )
  await school.write('events/nine-lines.yaml', EVENT)
})
afterAll(async () => {
  await database.close()
  await school.drop()
})

const load = () => importContent({ database, folder: school.folder, now: NOW, allowDemoAccounts: true })

test('A file of an event may leave out all but the title, the type, the times and the details', () => {
  expect(EventFile.parse(FILE)).toMatchObject({
    category: 'KEY_DATES',
    webinar: false,
    insights: [],
    attendees: [],
    publishStatus: 'ACTIVE',
  })
})

test.each([
  ['an unknown type', { type: 'PARTY' }],
  ['details with HTML', { details: '<script>alert(1)</script>' }],
  ['no date', { start: 'soon' }],
  ['a meeting number of 12 digits', { meetingNumber: '935120047110' }],
  ['a meeting number with spaces', { meetingNumber: '935 1200 4711' }],
  ['a room of another scheme', { room: 'zoommtg://zoom.example/1' }],
  ['an unknown name', { speaker: 'Nia' }],
])('A file of an event with %s is refused', (_problem, more) => {
  expect(EventFile.safeParse({ ...FILE, ...more }).success).toBe(false)
})

test('A load writes an event, what it is about and who comes to it, and again nothing else', async () => {
  const { changes } = await load()
  expect(changes['events']).toEqual({ added: 1, changed: 0, removed: 0 })
  const [event] = await database.db.select().from(memberEvents)
  expect(event).toMatchObject({
    slug: 'nine-lines',
    subtitle: '',
    eventStart: new Date('2026-05-20T17:00:00Z'),
    eventEnd: new Date('2026-05-20T18:00:00Z'),
    heroImageUrl: '/art/event/nine-lines.svg',
    meetingNumber: '93512004711',
    isWebinar: true,
    recordingLink: null,
    videoExternalKey: 'lines',
    videoDuration: 30.5,
  })
  expect(await database.db.$count(memberEventInsights)).toBe(1)
  const [rsvp] = await database.db.select().from(memberEventRsvps)
  expect(rsvp).toMatchObject({ memberEventId: event?.memberEventId, status: 'ACTIVE', revision: 0 })
  expect(rsvp?.changedAt.getTime()).toBeLessThan(NOW)

  await database.db.update(memberEventRsvps).set({ status: 'DELETED' })
  await school.edit('events/nine-lines.yaml', 'insights: [nine-lines]\n', '')
  expect((await load()).changes['events']).toEqual({ added: 0, changed: 0, removed: 0 })
  expect(await database.db.$count(memberEventInsights)).toBe(0)
  expect(await database.db.select().from(memberEventRsvps)).toMatchObject([{ status: 'DELETED' }])
})

test.each([
  ['another number', "'93512004711'", "'93512004712'"],
  ['a meeting instead of a webinar', 'webinar: true', 'webinar: false'],
])('A load that gives an event %s forgets who is registered for the old one', async (_which, from, to) => {
  await load()
  const registered = { zoomRegistrantId: 'r', zoomJoinUrl: 'https://zoom.example/j/1?tk=1' }
  await database.db.update(memberEventRsvps).set(registered)
  const stored = () => database.db.select().from(memberEventRsvps)
  await school.edit('events/nine-lines.yaml', 'title: Nine lines', 'title: Ten lines')
  await load()
  expect(await stored()).toMatchObject([registered])
  await school.edit('events/nine-lines.yaml', from, to)
  await load()
  expect(await stored()).toMatchObject([{ zoomRegistrantId: null, zoomJoinUrl: null }])
  await school.edit('events/nine-lines.yaml', to, from)
  await school.edit('events/nine-lines.yaml', 'title: Ten lines', 'title: Nine lines')
})

test('The pictures of events are their heroes and those within their details', async () => {
  const found = await rows<{ url: string }>(database.db, eventPictures)
  expect(found.map(({ url }) => url).toSorted()).toEqual([
    '/art/event/nine-lines.svg',
    'https://pictures.example/1.png',
  ])
})

test.each([
  [
    'recording: lines',
    'recording: nobody-knows',
    'recording: expected a lecture nobody-knows in the list of lectures',
  ],
  ['category: Q_AND_A', 'insights: [unheard-of]', 'insights: expected an insight unheard-of'],
  ['nia.okafor@', 'nobody@', 'attendees: expected a person with the address nobody@people.example'],
  ['end: 1 hour later', 'end: in 1 hour', 'end: expected an end after the start'],
  [
    'category: Q_AND_A',
    'recordingLink: https://recordings.example/1',
    'recordingLink: expected one recording: a lecture or a link',
  ],
  ['room: /dev/room/nine-lines\n', '', 'meetingNumber: expected a room'],
  ["meetingNumber: '93512004711'\n", '', 'webinar: expected a meetingNumber'],
])('An event in which “%s” becomes “%s” is refused', async (from, to, problem) => {
  await school.edit('events/nine-lines.yaml', from, to)
  await expect(load()).rejects.toThrow(`events/nine-lines.yaml ${problem}`)
  await school.edit('events/nine-lines.yaml', to === '' ? 'type:' : to, to === '' ? `${from}type:` : from)
})
