import { beforeAll, expect, test, vi } from 'vitest'
import type { OpenProject } from '@section/contract/generated/schema-types.ts'
import { enrollments } from '@section/db/schema.ts'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { SerializedResult } from '../../testing/serialized-result.ts'
import type { PagedSession } from '../session-content/paged-sessions.fixture.ts'
import { NOON, type Reader, sessionPageTestKit } from '../session-content/session-page-test-kit.fixture.ts'
import { CLOSES_AT, PAGE, PERIOD, submit } from './project-kit.fixture.ts'

const kit = sessionPageTestKit()

let run: PagedSession
beforeAll(async () => {
  run = await kit.addSession(PAGE, PERIOD)
})

const openProjects = (reader: Reader) =>
  reader.ask<SerializedResult<OpenProject>[]>(
    '{ listOpenProjects { sessionId sessionTitle kind title closesAt } }',
    {},
  )

test('The open projects of a member are those of their sessions, until they are handed in', async () => {
  const reader = await kit.addReader(run)
  const open = await openProjects(reader)
  expect(open).toEqual([
    {
      sessionId: run.sessionId,
      sessionTitle: expect.any(String),
      kind: 'SPRINT',
      title: 'A page of your own',
      closesAt: new Date(CLOSES_AT).toISOString(),
    },
  ])
  await submit(reader, run.sessionId, 'A page.')
  expect(await openProjects(reader)).toEqual([])
})

test('A project is not open before it opens, after it closed, and for members without a seat', async () => {
  const later = await kit.addSession({ ...PAGE, project: { ...PAGE.project, enabled: { day: 9 } } }, PERIOD)
  expect(await openProjects(await kit.addReader(later))).toEqual([])
  const closed = await kit.addSession(PAGE, { startAt: NOON - 40 * DAY_MS, endAt: NOON - 14 * DAY_MS })
  expect(await openProjects(await kit.addReader(closed))).toEqual([])
  const closing = await kit.addSession(PAGE, { startAt: NOON - 40 * DAY_MS, endAt: NOON - 13 * DAY_MS })
  expect(await openProjects(await kit.addReader(closing))).toHaveLength(1)
  expect(await openProjects(await kit.addReader())).toEqual([])
})

test('A project of an on-demand session is listed only while the member may open its page', async () => {
  const onDemand = await kit.addSession(PAGE, null, { sessionType: 'ON_DEMAND' })
  const [entitled, outside] = [
    await kit.addReader(onDemand),
    await kit.addReader(onDemand, { areas: ['bootcamps'] }),
  ]
  expect(await openProjects(entitled)).toEqual([])
  const flags = vi
    .spyOn(kit.server().services.flags, 'of')
    .mockResolvedValue({ ...SAFE_FLAGS, onDemandRefresh: { sessionIds: [onDemand.sessionId] } })
  expect(await openProjects(entitled)).toMatchObject([{ sessionId: onDemand.sessionId, closesAt: null }])
  expect(await openProjects(outside)).toEqual([])
  flags.mockRestore()
})

test('A project is not listed for staff who are enrolled in its session and see its page as a preview', async () => {
  const onDemand = await kit.addSession(PAGE, null, { sessionType: 'ON_DEMAND' })
  const staff = await kit.addStaff()
  const row = { userId: staff.userId, sessionId: onDemand.sessionId, state: 'ENROLLED' as const }
  await kit
    .server()
    .database.db.insert(enrollments)
    .values({ ...row, enrolledAt: new Date(NOON) })
  expect(await openProjects(staff)).toEqual([])
})
