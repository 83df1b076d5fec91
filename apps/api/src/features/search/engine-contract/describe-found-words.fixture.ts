import { expect, test } from 'vitest'
import type { SearchQuery } from '../search-engine.ts'
import type { SearchedCourses } from './searched-courses.fixture.ts'

/** Examines which words of a text have to stand in a course, and where; a part of what every engine promises. */
export function describeFoundWords(searched: () => { courses: SearchedCourses }): void {
  const find = (text: string, more?: Partial<SearchQuery>) => searched().courses.find(text, more)

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
    const hidden = new Set(
      searched()
        .courses.inserted.slice(1, 2)
        .map(({ courseId }) => courseId),
    )
    const visible = new Set(searched().courses.ids).difference(hidden)
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
}
