import { expect, test } from 'vitest'
import { MAX_HITS, type SearchQuery } from '../search-engine.ts'
import type { SearchedCourses } from './searched-courses.fixture.ts'

/**
 * Examines which hits an engine returns, in which order, also for hidden courses and hostile texts; a part of what every
 * engine promises.
 */
export function describeHits(searched: () => { courses: SearchedCourses }): void {
  const find = (text: string, more?: Partial<SearchQuery>) => searched().courses.find(text, more)
  const search = (text: string) => searched().courses.search(text)

  test('hits in the title come before those in the subtitle, the description and the names', async () => {
    const inOrder = ['The Harvest', 'Second', 'Third', 'Fourth']
    expect(await find('harvest')).toEqual(inOrder)
    expect(await find('havrest')).toEqual(inOrder)
  })

  test('scores fall from hit to hit and are above 0', async () => {
    for (const text of ['harvest', 'farms', 'crowded', 'confidence strategy page']) {
      const scores = (await search(text)).map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(Math.min(...scores)).toBeGreaterThan(0)
    }
  })

  test('at most 100 hits are returned, of those that are visible', async () => {
    expect(await find('crowded')).toHaveLength(MAX_HITS)
    const { ids } = searched().courses
    const visible = new Set(ids.slice(-15))
    const some = await find('crowded', { visible, hidden: new Set(ids).difference(visible) })
    expect(some.toSorted()).toEqual(searched().courses.titlesOf(ids.slice(-15)).toSorted())
  })

  test('a course that is not visible is never a hit', async () => {
    const hidden = new Set(
      searched()
        .courses.inserted.slice(0, 1)
        .map(({ courseId }) => courseId),
    )
    const visible = new Set(searched().courses.ids).difference(hidden)
    for (const text of ['pricing', 'pricnig', 'vasquez', ''])
      expect(await find(text, { visible, hidden })).not.toContain('Pricing with Confidence')
    expect(await find('pricing', { visible: new Set() })).toEqual([])
  })

  test('without text all courses have score 0 and the order of the catalog', async () => {
    const hits = await search('')
    expect(hits).toEqual(
      searched()
        .courses.inserted.slice(0, MAX_HITS)
        .map(({ courseId }) => ({ courseId, score: 0, reason: null })),
    )
    expect(await find('', { difficulties: ['Advanced'] })).toEqual(['Strategy on a Page'])
  })

  test.each([
    `pricing'; drop table search_documents; --`,
    '"pricing" \'confidence\' \\',
    'pricing & !confidence | (with <-> x):*',
    'pricing:* with:A',
    'pricing 🎓 confidence',
    '%pricing_%',
    'pricing -confidence',
    'pricing\u0000confidence',
    `pricing ${'x'.repeat(190)}`,
    'a '.repeat(100),
    '\\x00 $1 ${1} {{x}}',
  ])('the hostile text %j is a text like any other', async (text) => {
    const hits = await search(text)
    expect(hits.length).toBeLessThanOrEqual(MAX_HITS)
    if (/^\W*pricing\W+confidence\W*$/.test(text)) expect(await find(text)).toHaveLength(1)
  })
}
