import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses as courseTable } from '@section/db/schema.ts'
import type { NewCourse } from '../../testing/insert-course.ts'
import { MAX_HITS, type SearchQuery } from './search-engine.ts'
import { describeFacets } from './search-engine-facets.fixture.ts'
import { describeSpellings } from './search-engine-spellings.fixture.ts'
import { type OpenedEngine, SearchedCourses } from './searched-courses.fixture.ts'

/** Examines an engine against everything that `SearchEngine` promises. Each engine has a test file that calls this. */
export function describeSearchEngine(name: string, open: () => Promise<OpenedEngine>): void {
  describe(name, () => {
    let opened: OpenedEngine
    let courses: SearchedCourses
    beforeAll(async () => {
      opened = await open()
      courses = await SearchedCourses.insert(opened)
    })
    afterAll(() => opened.close())
    const find = (text: string, more?: Partial<SearchQuery>) => courses.find(text, more)
    const searched = () => ({ opened, courses })

    test('a text is found in spite of capitals, accents and punctuation', async () => {
      expect(await find('PRICING')).toEqual(['Pricing with Confidence'])
      expect(await find('vasquez')).toEqual(['Pricing with Confidence'])
      expect(await find('Vásquez-Marr, “pricing”')).toEqual(['Pricing with Confidence'])
    })

    test('the courses that have every word are found, in whichever field', async () => {
      expect(await find('strategy okoye')).toEqual(['Strategy on a Page'])
      expect(await find('harvest foundational')).toEqual(['The Harvest'])
      expect(await find('zebra')).toEqual([])
    })

    test('when no course has every word, those that have any are found, the most words first', async () => {
      const both = ['Pricing with Confidence', 'Strategy on a Page']
      expect((await find('confidence strategy')).toSorted()).toEqual(both)
      expect(await find('zebra strategy')).toEqual(['Strategy on a Page'])
      expect(await find('strategy zebra')).toEqual(['Strategy on a Page'])
      expect(await find('confidence strategy okoye')).toEqual(both.toReversed())
      expect(await find('zebra giraffe')).toEqual([])
    })

    test('whether a course has every word is asked of the visible ones alone', async () => {
      const hidden = new Set(courses.inserted.slice(1, 2).map(({ courseId }) => courseId))
      const visible = new Set(courses.ids).difference(hidden)
      expect(await find('strategy confidence page', { visible, hidden })).toEqual(['Pricing with Confidence'])
    })

    test('stop words need not be found, and find nothing beside other words', async () => {
      expect(await find('what is the confidence of it')).toEqual(['Pricing with Confidence'])
      expect(await find('where should I harvest')).toContain('The Harvest')
      expect(await find('who is the zebra')).toEqual([])
      expect(await find('the zebra')).toEqual([])
    })

    test('the texts of the filters are found like words of the subtitle', async () => {
      expect(await find('foundational ai')).toContain('Prompting as Briefing')
      expect(await find('advanced')).toEqual(['Strategy on a Page'])
      expect(await find('advanced marketing')).toEqual(['Strategy on a Page'])
      expect(await find('beginner harvest')).toEqual(['The Harvest', 'Second', 'Third', 'Fourth'])
    })

    test('the details of a course are found', async () => {
      expect(await find('discount')).toEqual(['Pricing with Confidence'])
      expect(await find('negotiators')).toEqual(['Pricing with Confidence'])
    })

    test.each([
      ['pricnig', 'Pricing with Confidence'],
      ['prcing', 'Pricing with Confidence'],
      ['confidense', 'Pricing with Confidence'],
      ['starategy', 'Strategy on a Page'],
      ['Heelna', 'Pricing with Confidence'],
      ['Vasqez', 'Pricing with Confidence'],
      ['Okoje hart', 'Strategy on a Page'],
    ])('the mistyped text %s finds %s', async (text, title) => {
      expect(await find(text)).toEqual([title])
    })

    test('short words and words with more typos are not guessed', async () => {
      expect(await find('pga')).toEqual([])
      expect(await find('frm')).toEqual([])
      expect(await find('prqxing')).toEqual([])
    })

    test('a word that stands in a course is never taken for another', async () => {
      expect(await find('farms')).toEqual(['Farms to Table'])
      expect(await find('forms')).toEqual(['Forms and Function'])
      expect(await find('farms zebra')).toEqual(['Farms to Table'])
    })

    test('the last word matches by its beginning, also mistyped', async () => {
      expect(await find('stra')).toEqual(['Strategy on a Page'])
      expect(await find('pricing with conf')).toEqual(['Pricing with Confidence'])
      expect(await find('pricing with comfid')).toEqual(['Pricing with Confidence'])
      expect(await find('stra page')).toEqual(await find('page'))
    })

    test('hits in the title come before those in the subtitle, the description and the names', async () => {
      const inOrder = ['The Harvest', 'Second', 'Third', 'Fourth']
      expect(await find('harvest')).toEqual(inOrder)
      expect(await find('havrest')).toEqual(inOrder)
    })

    test('scores fall from hit to hit and are above 0', async () => {
      for (const text of ['harvest', 'farms', 'crowded', 'confidence strategy page']) {
        const scores = (await opened.engine.search(courses.queryOf(text))).map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        expect(Math.min(...scores)).toBeGreaterThan(0)
      }
    })

    test('at most 100 hits are returned, of those that are visible', async () => {
      expect(await find('crowded')).toHaveLength(MAX_HITS)
      const { ids } = courses
      const visible = new Set(ids.slice(-15))
      const some = await find('crowded', { visible, hidden: new Set(ids).difference(visible) })
      expect(some.toSorted()).toEqual(courses.titlesOf(ids.slice(-15)).toSorted())
    })

    test('a course that is not visible is never a hit', async () => {
      const hidden = new Set(courses.inserted.slice(0, 1).map(({ courseId }) => courseId))
      const visible = new Set(courses.ids).difference(hidden)
      for (const text of ['pricing', 'pricnig', 'vasquez', ''])
        expect(await find(text, { visible, hidden })).not.toContain('Pricing with Confidence')
      expect(await find('pricing', { visible: new Set() })).toEqual([])
    })

    test('without text all courses have score 0 and the order of the catalog', async () => {
      const hits = await opened.engine.search(courses.queryOf(''))
      expect(hits).toEqual(
        courses.inserted.slice(0, MAX_HITS).map(({ courseId }) => ({ courseId, score: 0 })),
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
      const hits = await opened.engine.search(courses.queryOf(text))
      expect(hits.length).toBeLessThanOrEqual(MAX_HITS)
      if (/^\W*pricing\W+confidence\W*$/.test(text)) expect(await find(text)).toHaveLength(1)
    })

    describeFacets(searched)

    test('a changed course is found by its new words only, and a withdrawn one not at all', async () => {
      const change = (title: string, values: NewCourse) =>
        opened.db.update(courseTable).set(values).where(eq(courseTable.title, title))
      await change('Forms and Function', { subtitle: 'Quicksilver' })
      await opened.keepInStep()
      expect(await find('quicksilver')).toEqual(['Forms and Function'])
      await change('Forms and Function', { subtitle: 'Mercury', difficulty: 'Advanced' })
      await opened.keepInStep()
      expect(await find('quicksilver')).toEqual([])
      expect(await find('quicksilvre')).toEqual([])
      expect(await find('mercury', { difficulties: ['Advanced'] })).toEqual(['Forms and Function'])
      await change('Forms and Function', { publishStatus: 'ARCHIVED' })
      await opened.db.delete(courseTable).where(eq(courseTable.title, 'Farms to Table'))
      await opened.keepInStep()
      expect(await find('forms')).toEqual([])
      expect(await find('table')).toEqual([])
    })

    describeSpellings(searched)
  })
}
