import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContent } from '../../../app/content/import-content.ts'
import { copyDemoSchool, type EditableSchool } from '../../../testing/demo-school.fixture.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sessionId } from '../../catalog/content/school-index.ts'
import { save, signIn } from '../workshops.fixture.ts'
import { SCHOOL } from '../../../server/mail/school.fixture.ts'
import { sessionMailContents } from './session-mail-contents.ts'

// A member enrolls, the school moves the session and calls it off, and the member's calendar follows the mails.
// docs/product/mail.md#mails-about-a-session

const NOW = Date.parse('2026-05-20T15:00:00Z')
const SPRINT = sessionId('discovery-before-delivery', 'next')
const FILE = 'courses/discovery-before-delivery.yaml'

let server: TestServer
let school: EditableSchool
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
  school = await copyDemoSchool()
  await load()
})
afterAll(async () => {
  await server.close()
  await school.drop()
})

test('A calendar follows the mails about a session that moves and is called off, whichever file is opened again', async () => {
  const { userId, token } = await signIn(server)
  await save(server, token, { userId, sessionId: SPRINT })
  const calendar = new ModelCalendar()
  const first = await mailedFiles(userId)
  first.forEach((file) => calendar.open(file))
  const enrolled = await meetingsOf(SPRINT)
  expect(enrolled.length).toBeGreaterThan(3)
  expect(calendar.starts()).toEqual(enrolled)
  expect(first[0]).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n')
  const uids = calendar.uids()

  await school.edit(FILE, 'start: in 8 weeks on Tuesday at 12:00', 'start: in 9 weeks on Tuesday at 11:00')
  await load()
  const second = await mailedFiles(userId)
  second.forEach((file) => calendar.open(file))
  const moved = await meetingsOf(SPRINT)
  expect(moved).toHaveLength(enrolled.length)
  expect(moved).not.toEqual(enrolled)
  expect(calendar.starts(), 'every entry has moved, and none is left behind').toEqual(moved)
  expect(calendar.uids()).toEqual(uids)
  first.forEach((file) => calendar.open(file))
  expect(calendar.starts(), 'an older file changes nothing').toEqual(moved)

  await school.edit(FILE, 'slug: next\n', 'slug: next\n    publishStatus: ARCHIVED\n')
  await load()
  for (const file of await mailedFiles(userId)) calendar.open(file)
  expect(calendar.starts()).toEqual([])
  second.forEach((file) => calendar.open(file))
  expect(calendar.starts(), 'what is called off does not come back').toEqual([])
})

interface ModelEntry {
  sequence: number
  stamp: number
  canceled: boolean
  start: number
}

/** A calendar that applies files by UID, SEQUENCE and then DTSTAMP, as RFC 5546 (2.1.5, 3.2.1 and 3.2.5) requires. */
class ModelCalendar {
  readonly #entries = new Map<string, ModelEntry>()

  open(text: string): void {
    const file = new ICAL.Component(ICAL.parse(text))
    const method = file.getFirstPropertyValue('method')
    for (const component of file.getAllSubcomponents('vevent')) {
      const { uid, sequence, startDate } = new ICAL.Event(component)
      const written = component.getFirstPropertyValue('dtstamp')
      if (!(written instanceof ICAL.Time)) throw new Error('An event does not say when it was written.')
      const stamp = written.toUnixTime()
      const known = this.#entries.get(uid)
      const isOlder =
        known && (sequence < known.sequence || (sequence === known.sequence && stamp < known.stamp))
      if (isOlder || (method === 'CANCEL' && !known)) continue
      const start = startDate.toUnixTime() * 1000
      this.#entries.set(uid, { sequence, stamp, canceled: method === 'CANCEL', start })
    }
  }

  /** Returns the starts (epoch ms) of the entries that are shown, soonest first. */
  starts(): number[] {
    const shown = [...this.#entries.values()].filter(({ canceled }) => !canceled)
    return shown.map(({ start }) => start).toSorted((a, b) => a - b)
  }

  uids = (): string[] => [...this.#entries.keys()].toSorted()
}

async function load(): Promise<void> {
  const { database, services } = server
  await importContent({ database, folder: school.folder, now: NOW, allowDemoAccounts: true })
  await services.cacheInvalidation.transaction(async (_tx, invalidate) => invalidate('catalog'))
}

/** Returns the calendar files of the last mail to a member. */
async function mailedFiles(userId: string): Promise<string[]> {
  const mails = await queuedMails(server.database.db)
  const mail = mails
    .flatMap((found) => ('sessionId' in found && found.userId === userId ? [found] : []))
    .at(-1)
  if (!mail) throw new Error('There is no mail.')
  const { calendars = [] } = await sessionMailContents(mail, {
    services: server.services,
    school: SCHOOL,
    now: server.services.clock(),
  })
  expect(calendars.length).toBeGreaterThan(0)
  return calendars.map(({ text }) => text)
}

async function meetingsOf(id: string): Promise<number[]> {
  const { sessionsById } = await server.services.catalog.current()
  return sessionsById.get(id)?.meetings.map(({ startAt }) => startAt) ?? []
}
