import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SpokenPlacesPage } from '@section/contract/generated/schema-types.ts'
import { entitlements } from '@section/db/schema.ts'
import type { NewMember } from '../../../testing/insert-member.ts'
import { SEE_NO_COURSES, signIn as signInAt } from '../../catalog/listed-courses.fixture.ts'
import { enroll, NOON, openSpokenSchool, say, type SpokenSchool } from './spoken-school.fixture.ts'

const SEARCH = `query ($query: String!, $after: String) {
  searchTranscripts(input: { query: $query, after: $after }) {
    places { courseId courseTitle page { kind topLevelId groupId videoContentId } title language startSeconds parts { text isMatch } }
    total hasMoreThanTotal nextCursor error { code message } } }`

let school: SpokenSchool
beforeAll(async () => {
  school = await openSpokenSchool()
})
afterAll(() => school.server.close())

const signIn = (member?: NewMember) => signInAt(school.server, member)

async function search(token: string, query: string, after?: string): Promise<SpokenPlacesPage> {
  const { data, errors } = await school.server.graphql<{ searchTranscripts: SpokenPlacesPage }>(
    token,
    SEARCH,
    {
      query,
      after,
    },
  )
  expect(errors).toBeUndefined()
  if (!data) throw new Error('There is no answer.')
  return data.searchTranscripts
}

/** Returns the sentences that are found, each with its course and its words in brackets. */
async function find(token: string, query: string): Promise<string[]> {
  const { places } = await search(token, query)
  return places.map(
    ({ courseTitle, parts }) =>
      `${courseTitle}: ${parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')}`,
  )
}

const NOTHING = { places: [], total: 0, hasMoreThanTotal: false, nextCursor: null, error: null }
const sentence = (course: string, key: string) => `${course}: The [margin] of ${key} is what is left.`
const IN_PLAN = [
  sentence('Marketing', 'marketing'),
  sentence('Marketing', 'shared'),
  sentence('AI', 'ai'),
  sentence('AI', 'shared'),
  sentence('Later', 'trailer'),
].toSorted()

describe('A search of transcripts', () => {
  test('by a visitor is unauthorized', async () => {
    const { status } = await school.server.graphql(null, SEARCH, { query: 'margin' })
    expect(status).toBe(401)
  })

  test.each(SEE_NO_COURSES)('finds nothing for a member %s', async (_name, member) => {
    const { token } = await signIn(member)
    expect(await search(token, 'margin')).toEqual(NOTHING)
  })

  test.each([
    ['an unlimited member', {}, IN_PLAN],
    ['a limited account', { status: 'LIMITED', areas: ['mc-limited'] }, IN_PLAN],
    [
      'a member of the AI academy',
      { areas: ['ai-academy'] },
      [sentence('AI', 'ai'), sentence('AI', 'shared')],
    ],
  ] satisfies [string, NewMember, string[]][])(
    'finds for %s what is said in the open lessons of their plan, each recording once for each course, and nothing hidden, unpublished or without a seat',
    async (_name, member, expected) => {
      const { token } = await signIn(member)
      expect((await find(token, 'margin')).toSorted()).toEqual(expected)
      for (const secret of ['hidden', 'draft', 'later', 'seminar', 'tomorrow'])
        expect(await search(token, secret)).toEqual(NOTHING)
    },
  )

  test('finds what a further course says once more after all that is said for the first time', async () => {
    const { token } = await signIn()
    expect(await find(token, 'margin')).toEqual([
      sentence('Later', 'trailer'),
      sentence('Marketing', 'marketing'),
      sentence('Marketing', 'shared'),
      sentence('AI', 'ai'),
      sentence('AI', 'shared'),
    ])
  })

  test('finds nothing of a hidden course even for its buyer, as the search of courses does', async () => {
    const { token, userId } = await signIn({ areas: [] })
    const { db } = school.server.database
    const bought = { userId, type: 'mc-transactional' as const, startsAt: new Date(NOON - 1) }
    await db.insert(entitlements).values({ ...bought, courseId: school.course.hidden })
    expect(await search(token, 'margin')).toEqual(NOTHING)
    const other = await signIn({ areas: [] })
    await db
      .insert(entitlements)
      .values({ ...bought, userId: other.userId, courseId: school.course.marketing })
    expect((await search(other.token, 'margin')).total).toBe(2)
  })

  test('finds what is said in the open groups of a session page for those who may open it', async () => {
    const { token, userId } = await signIn()
    await enroll(school.server.database.db, userId, school.sessionId)
    const { places } = await search(token, 'margin of seminar')
    expect(places).toMatchObject([
      {
        courseId: school.course.class,
        page: { kind: 'SPRINT', topLevelId: school.sessionId },
        title: 'Video of seminar',
      },
    ])
    expect(await search(token, 'tomorrow')).toEqual(NOTHING)
    const staff = await signIn({ status: 'EMPLOYEE' })
    expect((await search(staff.token, 'seminar')).total).toBe(1)
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
    const { places, total } = await search(token, 'cafe')
    const [course] =
      (await school.server.services.catalog.current()).courses.get(school.course.marketing)?.groups ?? []
    expect(total).toBe(1)
    expect(places).toEqual([
      {
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

describe('The words of a search of transcripts', () => {
  let token: string
  beforeAll(async () => {
    token = (await signIn({ areas: ['ai-academy'] })).token
    await say(school.server.database.db, 'ai', 'en', [
      'We price planets by their margin.',
      'A guess is what somebody pays.',
      "Pays are what a guess isn't.",
    ])
    await say(school.server.database.db, 'ai', 'es', ['Los clientes pagaban más por el margin.'], 1)
  })

  test.each([
    ['are found in other forms', 'pricing', ['AI: We [price] planets by their margin.']],
    ['must all be said', 'price unicorn', []],
    [
      'decide nothing if they stand in any text',
      'how do we price it',
      ['AI: We [price] planets by their margin.'],
    ],
    [
      'follow each other in quotation marks',
      '"guess is what somebody"',
      ['AI: A [guess] is what [somebody] pays.'],
    ],
    ['in quotation marks are not found in another order', '"somebody guess"', []],
    ['may be begun', 'plane', ['AI: We price [planets] by their margin.']],
    ['are not begun with two letters', 'pl', []],
    ['are no beginnings where they are said', 'pay', ['AI: A guess is what somebody [pays].']],
    [
      'are found in the forms of another language',
      'cliente',
      ['AI: Los [clientes] pagaban más por el margin.'],
    ],
    ['are read without accents', 'mas clientes', ['AI: Los [clientes] pagaban [más] por el margin.']],
    ['are none in a text without letters', '&|!<->:*', []],
    ['are none in an empty text', ' ', []],
    ['of stop words alone find nothing', 'what is', []],
    ['cannot break the query', `'"\\:* | price`, ['AI: We [price] planets by their margin.']],
  ])('%s', async (_what, query, expected) => {
    expect(await find(token, query)).toEqual(expected)
  })

  test('that a recording says in two languages are found in its first', async () => {
    expect(await find(token, 'margin')).toEqual([
      'AI: We price planets by their [margin].',
      sentence('AI', 'shared'),
    ])
  })
})

describe('The places of a search of transcripts', () => {
  let token: string
  beforeAll(async () => {
    token = (await signIn({ areas: ['ai-academy'] })).token
    // A window holds at least seven of these lines, and at most twelve.
    const lines = Array.from({ length: 260 * 7 }, (_, at) => `Line ${at} says harvest.`)
    for (const externalKey of ['ai', 'shared']) await say(school.server.database.db, externalKey, 'en', lines)
  })

  test('come ten a page, none twice, to the end', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const found = await search(token, 'harvest', after)
      expect(found.places.length).toBeLessThanOrEqual(10)
      expect(found).toMatchObject({ total: 500, hasMoreThanTotal: true })
      seen.push(
        ...found.places.map(
          ({ page: { videoContentId }, startSeconds }) => `${videoContentId} ${startSeconds}`,
        ),
      )
      after = found.nextCursor ?? undefined
    } while (after)
    expect(seen).toHaveLength(500)
    expect(new Set(seen).size).toBe(500)
  })

  test('begin at the first page after an invalid cursor', async () => {
    const first = await search(token, 'harvest')
    for (const after of ['', '-1', '1e9', 'x', '00000000'])
      expect(await search(token, 'harvest', after)).toEqual(first)
    expect((await search(token, 'harvest', '999')).places).toEqual([])
  })

  test('with the words closer to each other come first', async () => {
    const { db } = school.server.database
    await say(db, 'ai', 'en', ['A bridge is long and wide, and far away there is no toll.'])
    await say(db, 'shared', 'en', ['The bridge toll is due.'])
    expect(await find(token, 'bridge toll')).toEqual([
      'AI: The [bridge] [toll] is due.',
      'AI: A [bridge] is long and wide, and far away there is no [toll].',
    ])
  })
})
