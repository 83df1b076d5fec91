import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_HITS, type SearchQuery } from '../search-engine.ts'
import { DIFFICULTIES, type SearchedCourses, TOPICS } from './searched-courses.fixture.ts'

/** Examines which courses the index and the facets of a search let through; a part of what every engine promises. */
export function describeFacets(searched: () => { courses: SearchedCourses }): void {
  const find = (text: string, more: Partial<SearchQuery>) => searched().courses.find(text, more)

  test('the index of the AI stack has its courses alone', async () => {
    expect(await find('prompting', { index: 'ai' })).toEqual(['Prompting as Briefing'])
    expect(await find('pricing', { index: 'ai' })).toEqual([])
    expect(await find('', { index: 'ai', stacks: ['marketing'] })).toEqual([])
  })

  test('facets let through what a plain filter does, with and without text', async () => {
    const some = <Value>(values: readonly Value[]) =>
      fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
    const chosen = fc.record({
      stacks: some(['ai', 'marketing', 'product', 'no-such']),
      topics: some([...TOPICS, 'No such']),
      difficulties: some([...DIFFICULTIES, 'beginners']),
      text: fc.constantFrom('', 'crowded'),
    })
    const fits = (values: readonly string[], ...own: string[]) =>
      values.length === 0 || own.some((value) => values.includes(value))
    await fc.assert(
      fc.asyncProperty(chosen, async ({ text, ...facets }) => {
        const expected = searched().courses.inserted.filter(
          ({ title, stack, topics, difficulty }) =>
            title.toLowerCase().includes(text) &&
            fits(facets.stacks, stack) &&
            fits(facets.topics, ...topics) &&
            fits(facets.difficulties, difficulty),
        )
        const found = await find(text, facets)
        if (expected.length > MAX_HITS) expect(found).toHaveLength(MAX_HITS)
        else expect(found.toSorted()).toEqual(expected.map(({ title }) => title).toSorted())
      }),
      { numRuns: 60 },
    )
  })

  test('hostile facet values fit nothing', async () => {
    for (const value of [`'`, '%', '{}', '"', '\\', 'ai,marketing', 'Stack:ai', '-', '-ai', ''])
      expect(await find('', { stacks: [value] })).toEqual([])
  })
}
