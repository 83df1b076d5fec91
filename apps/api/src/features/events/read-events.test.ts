import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberEvent } from '@section/contract/generated/schema-types.ts'
import { memberEventInsights, memberEvents } from '@section/db/schema.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { insertCaseStudy } from '../insights/insert-case-study.fixture.ts'
import { eventsTestKit } from './events-kit.fixture.ts'
import { insertEvent, insertRsvp } from './insert-event.fixture.ts'

const LIST = `query($category: MemberEventCategory, $type: MemberEventType, $ahead: Int) {
  listMemberEvents(category: $category, type: $type, ahead: $ahead) { title } }`
const GET = `query($id: ID!) { getMemberEvent(memberEventId: $id) {
  memberEventId title subtitle details eventStart eventEnd zoomLink recording { duration playlistUrl } status heroImageUrl
  eventType { type label } eventCategory { category label } insightIds } }`
const OF_INSIGHT = 'query($id: ID!) { listInsightEvents(caseStudyId: $id) { title insightIds } }'

const kit = eventsTestKit()
const { START, HOUR } = kit
const ids = { soon: '', office: '', draft: '' }
const insights = { older: '', newer: '', planned: '' }

type Member = Awaited<ReturnType<typeof kit.signIn>>
let member: Member

beforeAll(async () => {
  const add = (title: string, at: number, more = {}) =>
    insertEvent(kit.db, { title, eventStart: START + at, ...more })
  await add('Later', 2 * HOUR, { eventCategory: 'Q_AND_A' })
  ids.soon = await add('Soon', 0, { eventType: 'ORIENTATION' })
  await add('Long ago', -200 * HOUR, { eventCategory: 'Q_AND_A' })
  await add('Over', -100 * HOUR)
  await add('Running', -49 * HOUR, { eventEnd: START - 47 * HOUR })
  ids.office = await add('Office hours', 0, { eventType: 'OFFICE_HOURS' })
  ids.draft = await add('Draft', 0, { publishStatus: 'DRAFT' })
  const at = (date: string) => ({ publishedAt: new Date(date) })
  insights.older = await insertCaseStudy(kit.db, at('2026-01-01T00:00Z'))
  insights.newer = await insertCaseStudy(kit.db, at('2026-02-01T00:00Z'))
  insights.planned = await insertCaseStudy(kit.db, at('2026-12-01T00:00Z'))
  const about = [insights.older, insights.newer, insights.planned]
  for (const memberEventId of [ids.soon, ids.office, ids.draft])
    await kit.db
      .insert(memberEventInsights)
      .values(about.map((caseStudyId) => ({ memberEventId, caseStudyId })))
  member = await kit.signIn()
})

const titles = async (variables: Record<string, unknown> = {}, as = member) =>
  (await as.send<{ listMemberEvents: MemberEvent[] }>(LIST, variables)).listMemberEvents.map(
    ({ title }) => title,
  )
const get = async (id: string, as = member) =>
  (await as.send<{ getMemberEvent: MemberEvent | null }>(GET, { id })).getMemberEvent
const ofInsight = async (id: string, as = member) =>
  (await as.send<{ listInsightEvents: MemberEvent[] }>(OF_INSIGHT, { id })).listInsightEvents

describe('listMemberEvents', () => {
  test('returns the events to come, soonest first, then those that are over, latest first', async () => {
    expect(await titles()).toEqual(['Running', 'Soon', 'Later', 'Over', 'Long ago'])
    kit.setTime(START - 47 * HOUR)
    expect(await titles()).toEqual(['Soon', 'Later', 'Running', 'Over', 'Long ago'])
  })

  test.each([
    [{ type: 'ORIENTATION' }, ['Running', 'Soon', 'Later', 'Over', 'Long ago']],
    [{ type: 'LISTEN_AND_LEARN' }, ['Running', 'Later', 'Over', 'Long ago']],
    [{ type: 'OFFICE_HOURS' }, []],
    [{ type: 'ORIENTATION', category: 'Q_AND_A' }, ['Later', 'Long ago']],
    [{ category: 'MEETUP' }, []],
    [{ ahead: 2 }, ['Running', 'Soon']],
    [{ ahead: 9, category: 'Q_AND_A' }, ['Later']],
    [{ ahead: 0 }, []],
    [{ ahead: -1 }, []],
  ])('returns for the filter %j the events %j', async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected)
  })

  test.each<[NewMember, number]>([
    [{ areas: ['ai-academy'] }, 5],
    [{ status: 'EMPLOYEE' }, 5],
    [{ status: 'TRIAL' }, 5],
    [{ status: 'LIMITED', areas: ['mc-limited'] }, 0],
    [{ areas: ['crash-courses'] }, 0],
    [{ status: 'ALUMNI' }, 0],
  ])('returns to the member %j %i events', async (asking, count) => {
    expect(await titles({}, await kit.signIn(asking))).toHaveLength(count)
  })
})

describe('getMemberEvent', () => {
  test('returns an event with its labels and the insights that the viewer may read, newest first', async () => {
    expect(await get(ids.soon.toUpperCase())).toEqual({
      memberEventId: ids.soon,
      title: 'Soon',
      subtitle: '',
      details: 'Details.',
      eventStart: '2026-05-22T15:00:00.000Z',
      eventEnd: '2026-05-22T16:00:00.000Z',
      zoomLink: null,
      recording: null,
      status: 'ACTIVE',
      heroImageUrl: '/art/event/x.svg',
      eventType: { type: 'ORIENTATION', label: 'Orientation' },
      eventCategory: { category: 'KEY_DATES', label: 'Key Date' },
      insightIds: [insights.newer, insights.older],
    })
    const employee = await kit.signIn({ status: 'EMPLOYEE' })
    expect(await get(ids.soon, employee)).toMatchObject({ title: 'Soon', insightIds: [] })
  })

  test('finds one that is not listed', async () => {
    expect(await get(ids.office)).toMatchObject({ title: 'Office hours' })
  })

  test('returns null alike for drafts, ids that nothing has, and viewers who may not see events', async () => {
    for (const id of [ids.draft, randomUUID(), '', 'no id']) expect(await get(id), id).toBeNull()
    for (const stranger of [{ areas: ['mc-limited' as const] }, { areas: [] }, { status: 'ALUMNI' as const }])
      expect(await get(ids.soon, await kit.signIn(stranger))).toBeNull()
  })

  test('returns one that is called off to those who come, until its end, without its room', async () => {
    const memberEventId = await insertEvent(kit.db, { eventStart: START, publishStatus: 'ARCHIVED' })
    const [coming, formerly] = [await kit.signIn(), await kit.signIn()]
    await insertRsvp(kit.db, { memberEventId, userId: coming.userId })
    await insertRsvp(kit.db, { memberEventId, userId: formerly.userId, status: 'DELETED' })
    kit.setTime(START + HOUR - 1)
    expect(await get(memberEventId, coming)).toMatchObject({ status: 'CANCELED', zoomLink: null })
    expect(await get(memberEventId, formerly)).toBeNull()
    expect(await get(memberEventId)).toBeNull()
    kit.setTime(START + HOUR)
    expect(await get(memberEventId, coming)).toBeNull()
  })
})

describe('listInsightEvents', () => {
  test('returns the listed events that a published insight is about', async () => {
    expect(await ofInsight(insights.older.toUpperCase())).toEqual([
      { title: 'Soon', insightIds: [insights.newer, insights.older] },
    ])
    for (const id of [insights.planned, randomUUID(), 'no id']) expect(await ofInsight(id)).toEqual([])
  })

  test('returns none to a viewer who may not read insights, or may not see events', async () => {
    for (const stranger of [{ status: 'EMPLOYEE' as const }, { areas: [] }])
      expect(await ofInsight(insights.older, await kit.signIn(stranger))).toEqual([])
  })
})

test('An event that a load of content has changed is told as it is now', async () => {
  const memberEventId = await insertEvent(kit.db, { title: 'Before', eventStart: START + 3 * HOUR })
  await kit.reload()
  expect(await titles()).toContain('Before')
  expect(await get(memberEventId)).toMatchObject({ title: 'Before' })
  await kit.db
    .update(memberEvents)
    .set({ title: 'After' })
    .where(eq(memberEvents.memberEventId, memberEventId))
  await kit.reload()
  expect(await titles()).toContain('After')
  expect(await get(memberEventId)).toMatchObject({ title: 'After' })
})

test('The picture of an event is drawn from its slug', async () => {
  const response = await fetch(`${kit.server.url}/art/event/soon.svg`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<svg')
})
