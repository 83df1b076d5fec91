import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses as courseTable } from '@section/db/schema.ts'
import type { NewCourse } from '../../../testing/insert-course.ts'
import type { SearchQuery } from '../search-engine.ts'
import { describeFacets } from './describe-facets.fixture.ts'
import { describeFoundWords } from './describe-found-words.fixture.ts'
import { describeHits } from './describe-hits.fixture.ts'
import { describeReasons } from './describe-reasons.fixture.ts'
import { describeSpellings } from './describe-spellings.fixture.ts'
import { describeTypos } from './describe-typos.fixture.ts'
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

    describeFoundWords(searched)
    describeTypos(searched)
    describeHits(searched)
    describeReasons(searched)
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
