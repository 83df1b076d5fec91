import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../catalog/listed-courses.fixture.ts'
import { openSpokenSchool, say, type SpokenSchool } from './spoken-school.fixture.ts'
import { find, search } from './spoken-search.fixture.ts'

let school: SpokenSchool
beforeAll(async () => {
  school = await openSpokenSchool()
})
afterAll(() => school.server.close())

describe('The places of a search of transcripts', () => {
  let token: string
  beforeAll(async () => {
    token = (await signIn(school.server, { areas: ['ai-academy'] })).token
    // A window holds at least seven of these lines, and at most twelve.
    const lines = Array.from({ length: 260 * 7 }, (_, at) => `Line ${at} says harvest.`)
    for (const externalKey of ['ai', 'shared']) await say(school.server.database.db, externalKey, 'en', lines)
  })

  test('come ten a page, none twice, to the end', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const found = await search(school.server, token, 'harvest', after)
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
    const first = await search(school.server, token, 'harvest')
    for (const after of ['', '-1', '1e9', 'x', '00000000'])
      expect(await search(school.server, token, 'harvest', after)).toEqual(first)
    expect((await search(school.server, token, 'harvest', '999')).places).toEqual([])
  })

  test('with the words closer to each other come first', async () => {
    const { db } = school.server.database
    await say(db, 'ai', 'en', ['A bridge is long and wide, and far away there is no toll.'])
    await say(db, 'shared', 'en', ['The bridge toll is due.'])
    expect(await find(school.server, token, 'bridge toll')).toEqual([
      'AI: The [bridge] [toll] is due.',
      'AI: A [bridge] is long and wide, and far away there is no [toll].',
    ])
  })
})
