import { describe, expect, test, vi } from 'vitest'
import type { UserSession, UserSessionConfig } from '@section/contract/generated/schema-types.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, type Reader, sessionPageTestKit } from '../session-page-test-kit.fixture.ts'
import { PERIOD } from './page-run.fixture.ts'

const kit = sessionPageTestKit()

const SESSION = `query ($sessionId: ID!) { getUserSession(sessionId: $sessionId) { sessionId courseId title kind
  sessionType startAt endAt hideTimeAndFacultyLabels enrollmentStatus courseBadgeId badgeImageUrl access canReadProjects } }`
const CONFIG = `query ($sessionId: ID!) { getUserSessionConfig(sessionId: $sessionId) {
  teachingAssistant { fullName imageUrl slackUrl } } }`

const session = (reader: Reader, { sessionId }: PagedSession) =>
  reader.ask<UserSession | null>(SESSION, { sessionId })
const config = (reader: Reader, { sessionId }: PagedSession) =>
  reader.ask<UserSessionConfig | null>(CONFIG, { sessionId })

describe('The session of a page for its viewer', () => {
  test('says when it is, and that an enrolled member may open its page', async () => {
    const run = await kit.addSession({}, PERIOD, { title: 'Spring' })
    expect(await session(await kit.addReader(run), run)).toEqual({
      sessionId: run.sessionId,
      courseId: run.courseId,
      title: 'Spring',
      kind: 'SPRINT',
      sessionType: 'LIVE',
      startAt: new Date(PERIOD.startAt).toISOString(),
      endAt: new Date(PERIOD.endAt).toISOString(),
      hideTimeAndFacultyLabels: false,
      enrollmentStatus: 'ENROLLED',
      courseBadgeId: null,
      badgeImageUrl: expect.stringMatching(/^\/art\/badge\//),
      access: 'OPEN',
      canReadProjects: false,
    })
  })

  test('tells a member who is not enrolled why its page is closed', async () => {
    const run = await kit.addSession({}, { startAt: NOON + DAY_MS, endAt: NOON + 2 * DAY_MS })
    expect(await session(await kit.addReader(), run)).toMatchObject({
      enrollmentStatus: 'ENROLL',
      access: 'NOT_ENROLLED',
      canReadProjects: false,
    })
  })

  test('is a preview for its assistants, who may read projects', async () => {
    const run = await kit.addSession({}, PERIOD)
    const assistant = await kit.addAssistant(run, {})
    expect(await session(assistant, run)).toMatchObject({ access: 'PREVIEW', canReadProjects: true })
  })

  test('does not exist for a member who may not know of it, and for nobody if it is unknown', async () => {
    const run = await kit.addSession({}, PERIOD, { publishStatus: 'DRAFT' })
    expect(await session(await kit.addReader(), run)).toBeNull()
    expect(await session(await kit.addReader(), { ...run, sessionId: 'not-an-id' })).toBeNull()
  })

  test('is open on demand to members whose plan includes it, once the flags name it', async () => {
    const run = await kit.addSession({}, null, { sessionType: 'ON_DEMAND' })
    const reader = await kit.addReader()
    const without = await kit.addReader(undefined, { areas: ['bootcamps'] })
    expect(await session(reader, run)).toMatchObject({ access: 'NOT_ENTITLED', startAt: null, endAt: null })
    const flags = vi
      .spyOn(kit.server().services.flags, 'of')
      .mockResolvedValue({ ...SAFE_FLAGS, onDemandRefresh: { sessionIds: [run.sessionId] } })
    expect(await session(reader, run)).toMatchObject({ access: 'OPEN' })
    expect(await session(without, run)).toMatchObject({ access: 'NOT_ENTITLED' })
    flags.mockRestore()
  })
})

describe('The teaching assistant of a session', () => {
  const assistants = ['ana', 'ben'].map((name) => ({
    account: `${name}@example.com`,
    slack: `https://chat.example/${name}`,
  }))

  test('is the same for a member each time, and not the same for all', async () => {
    const run = await kit.addSession({}, PERIOD)
    await kit.addReader(undefined, { email: 'ana@example.com', firstName: 'Ana', lastName: 'Sol' })
    await kit.addReader(undefined, {
      email: 'ben@example.com',
      firstName: 'Ben',
      lastName: 'Ray',
      profileImageUrl: 'https://pictures.example/ben.webp',
    })
    await run.load({ assistants })
    const readers = await Promise.all(Array.from({ length: 24 }, () => kit.addReader(run)))
    const found = await Promise.all(readers.map((reader) => config(reader, run)))
    expect(await Promise.all(readers.map((reader) => config(reader, run)))).toEqual(found)
    const byName = new Map(found.map((one) => [one?.teachingAssistant?.fullName, one?.teachingAssistant]))
    expect(new Set(byName.keys())).toEqual(new Set(['Ana Sol', 'Ben Ray']))
    expect(byName.get('Ana Sol')).toMatchObject({
      imageUrl: expect.stringMatching(/^\/art\//),
      slackUrl: 'https://chat.example/ana',
    })
    expect(byName.get('Ben Ray')).toMatchObject({ imageUrl: 'https://pictures.example/ben.webp' })
  })

  test('has a new name as soon as the assistant saves it', async () => {
    const run = await kit.addSession({}, PERIOD)
    const assistant = await kit.addAssistant(run, {})
    const reader = await kit.addReader(run)
    expect(await config(reader, run)).not.toMatchObject({ teachingAssistant: { fullName: 'Anna Sol' } })
    const save = `mutation ($userId: ID!) {
      saveMemberBasicInfo(userId: $userId, firstName: "Anna", lastName: "Sol") { error { code } } }`
    await assistant.ask(save, { userId: assistant.userId })
    expect(await config(reader, run)).toMatchObject({ teachingAssistant: { fullName: 'Anna Sol' } })
  })

  test('is nobody where the session has none, and told to nobody who may not open the page', async () => {
    const run = await kit.addSession({}, PERIOD)
    expect(await config(await kit.addReader(run), run)).toEqual({ teachingAssistant: null })
    expect(await config(await kit.addReader(), run)).toBeNull()
  })

  test('is a member, and an address that is no member’s yet is left out', async () => {
    const run = await kit.addSession({}, PERIOD)
    await run.load({ assistants: [{ account: 'nobody@example.com' }] })
    expect(await config(await kit.addReader(run), run)).toEqual({ teachingAssistant: null })
    await run.load({})
  })
})
