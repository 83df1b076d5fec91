import { expect, test } from 'vitest'
import type { SearchedCourses } from './searched-courses.fixture.ts'

/** Examines which mistyped and unfinished words an engine takes for those of a course; a part of what every engine promises. */
export function describeTypos(searched: () => { courses: SearchedCourses }): void {
  const find = (text: string) => searched().courses.find(text)

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
}
