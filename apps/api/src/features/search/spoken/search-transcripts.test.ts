import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entitlements } from '@section/db/schema.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { SEE_NO_COURSES, signIn as signInAt } from '../../catalog/listed-courses.fixture.ts'
import {
  enroll,
  foundMargin,
  NOON,
  openSpokenSchool,
  say,
  type SpokenSchool,
} from './spoken-school.fixture.ts'
import { find, search, SEARCH } from './spoken-search.fixture.ts'

let school: SpokenSchool
beforeAll(async () => {
  school = await openSpokenSchool()
})
afterAll(() => school.server.close())

const signIn = (member?: NewMember) => signInAt(school.server, member)

const NOTHING = { places: [], total: 0, hasMoreThanTotal: false, nextCursor: null, error: null }
const IN_PLAN = [
  foundMargin('Marketing', 'marketing'),
  foundMargin('Marketing', 'shared'),
  foundMargin('AI', 'ai'),
  foundMargin('AI', 'shared'),
  foundMargin('Later', 'trailer'),
].toSorted()

describe('A search of transcripts', () => {
  test('by a visitor is unauthorized', async () => {
    const { status } = await school.server.graphql(null, SEARCH, { query: 'margin' })
    expect(status).toBe(401)
  })

  test.each(SEE_NO_COURSES)('finds nothing for a member %s', async (_name, member) => {
    const { token } = await signIn(member)
    expect(await search(school.server, token, 'margin')).toEqual(NOTHING)
  })

  test.each([
    ['an unlimited member', {}, IN_PLAN],
    ['a limited account', { status: 'LIMITED', areas: ['mc-limited'] }, IN_PLAN],
    [
      'a member of the AI academy',
      { areas: ['ai-academy'] },
      [foundMargin('AI', 'ai'), foundMargin('AI', 'shared')],
    ],
  ] satisfies [string, NewMember, string[]][])(
    'finds for %s what is said in the open lessons of their plan, each recording once for each course, and nothing hidden, unpublished or without a seat',
    async (_name, member, expected) => {
      const { token } = await signIn(member)
      expect((await find(school.server, token, 'margin')).toSorted()).toEqual(expected)
      for (const secret of ['hidden', 'draft', 'later', 'seminar', 'tomorrow'])
        expect(await search(school.server, token, secret)).toEqual(NOTHING)
    },
  )

  test('finds what a further course says once more after all that is said for the first time', async () => {
    const { token } = await signIn()
    expect(await find(school.server, token, 'margin')).toEqual([
      foundMargin('Later', 'trailer'),
      foundMargin('Marketing', 'marketing'),
      foundMargin('Marketing', 'shared'),
      foundMargin('AI', 'ai'),
      foundMargin('AI', 'shared'),
    ])
  })

  test('finds nothing of a hidden course even for its buyer, as the search of courses does', async () => {
    const { token, userId } = await signIn({ areas: [] })
    const { db } = school.server.database
    const bought = { userId, type: 'mc-transactional' as const, startsAt: new Date(NOON - 1) }
    await db.insert(entitlements).values({ ...bought, courseId: school.course.hidden })
    expect(await search(school.server, token, 'margin')).toEqual(NOTHING)
    const other = await signIn({ areas: [] })
    await db
      .insert(entitlements)
      .values({ ...bought, userId: other.userId, courseId: school.course.marketing })
    expect((await search(school.server, other.token, 'margin')).total).toBe(2)
  })

  test('finds what is said in the open groups of a session page for those who may open it', async () => {
    const { token, userId } = await signIn()
    await enroll(school.server.database.db, userId, school.sessionId)
    const { places } = await search(school.server, token, 'margin of seminar')
    expect(places).toMatchObject([
      {
        courseId: school.course.class,
        page: { kind: 'SPRINT', topLevelId: school.sessionId },
        title: 'Video of seminar',
      },
    ])
    expect(await search(school.server, token, 'tomorrow')).toEqual(NOTHING)
    const staff = await signIn({ status: 'EMPLOYEE' })
    expect((await search(school.server, staff.token, 'seminar')).total).toBe(1)
  })
})

describe('A place in a lesson', () => {
  test('has the address of its video and the second of its line', async () => {
    const { token } = await signIn()
    const { db } = school.server.database
    await say(db, 'marketing', 'en', [
      'The margin of marketing is what is left.',
      'Ask who pays',
      'for the café.',
    ])
    const { places, total } = await search(school.server, token, 'cafe')
    const [course] =
      (await school.server.services.catalog.current()).courses.get(school.course.marketing)?.groups ?? []
    expect(total).toBe(1)
    expect(places).toEqual([
      {
        videoId: course?.content[0]?.videoId,
        courseId: school.course.marketing,
        courseTitle: 'Marketing',
        page: {
          kind: 'ON_DEMAND',
          topLevelId: school.course.marketing,
          groupId: course?.courseContentGroupId,
          videoContentId: course?.content[0]?.courseContentId,
        },
        title: 'Lesson',
        language: 'en',
        startSeconds: 9,
        parts: [
          { text: 'Ask who pays for the ', isMatch: false },
          { text: 'café', isMatch: true },
          { text: '.', isMatch: false },
        ],
      },
    ])
  })
})
