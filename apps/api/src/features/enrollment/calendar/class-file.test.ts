import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession } from '../../../testing/insert-course.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

// The calendar file of one class, and the names of calendar files. docs/product/calendar.md#calendar-files

const NOW = Date.UTC(2026, 5, 1, 12)
const [first, second] = [randomUUID(), randomUUID()]
const sessionId = randomUUID()
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
  const { db } = server.database
  const at = (days: number) => ({
    startAt: new Date(NOW + days * DAY_MS),
    endAt: new Date(NOW + days * DAY_MS + HOUR_MS),
  })
  await insertSession(db, {
    sessionId,
    courseId: await insertCourse(db),
    title: 'Preis/Wert: “Übung”',
    startAt: at(1).startAt,
    endAt: at(3).endAt,
    meetings: [
      { meetingId: first, ...at(1) },
      { meetingId: second, ...at(3) },
    ],
  })
  token = await server.token(await server.insertMember({}))
})
afterAll(() => server.close())

const LINK = `query ($sessionId: ID!, $meetingId: ID) {
  getSessionLink(sessionId: $sessionId, meetingId: $meetingId) { link error { code } } }`

async function linkOf(meetingId: string | null) {
  const { data } = await server.graphql<{ getSessionLink: { link: string | null; error: object | null } }>(
    token,
    LINK,
    { sessionId, meetingId },
  )
  return data?.getSessionLink
}

async function fileOf(meetingId: string | null) {
  const response = await fetch((await linkOf(meetingId))?.link ?? '')
  const text = await response.text()
  return {
    disposition: response.headers.get('content-disposition') ?? '',
    ids: [...text.matchAll(/UID:([0-9a-f-]{36})@/g)].map(([, id]) => id),
  }
}

test('The calendar file of a class has its entry only, and that of its session all of them', async () => {
  expect((await fileOf(second)).ids).toEqual([second])
  expect((await fileOf(null)).ids).toEqual([first, second])
})

test('A calendar file is called by the title and the day, without characters that are no part of a file name', async () => {
  const encoded = encodeURIComponent('Preis Wert “Übung”, Jun 4.ics')
  expect((await fileOf(second)).disposition).toBe(
    `attachment; filename="Preis Wert _Ubung_, Jun 4.ics"; filename*=UTF-8''${encoded}`,
  )
  expect((await fileOf(null)).disposition).toContain('Jun 2.ics')
})

test('A class of another session, and a signature for something else, have no calendar file', async () => {
  expect(await linkOf(randomUUID())).toMatchObject({ link: null, error: { code: 'NOT_FOUND' } })
  const url = new URL((await linkOf(second))?.link ?? '')
  url.pathname = `/calendar/classes/${first}.ics`
  expect((await fetch(url)).status).toBe(404)
  url.pathname = `/calendar/${sessionId}.ics`
  expect((await fetch(url)).status).toBe(404)
})
