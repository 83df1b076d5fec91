import { expect, test } from 'vitest'
import type { SearchedCourses } from './searched-courses.fixture.ts'

/** Examines whether hits say why they were found; a part of what every engine promises. */
export function describeReasons(searched: () => { courses: SearchedCourses }): void {
  const reasons = (text: string) => searched().courses.reasons(text)

  test.each([
    ['pricing', 'Pricing with Confidence: TITLE [Pricing] with Confidence'],
    ['pric', 'Pricing with Confidence: TITLE [Pricing] with Confidence'],
    ['vasquez', 'Pricing with Confidence: PROFESSOR Helena [Vásquez]-Marr'],
    ['packaging pricing', 'Pricing with Confidence: TITLE [Pricing] with Confidence'],
    ['discount', 'Pricing with Confidence: TAKEAWAY Never begin with a [discount].'],
    ['negotiators', 'Pricing with Confidence: AUDIENCE [Negotiators]: You sell.'],
    ['foundational prompting', 'Prompting as Briefing: TITLE [Prompting] as Briefing'],
    ['ai prompting briefing', 'Prompting as Briefing: TITLE [Prompting] as [Briefing]'],
    ['on demand', 'Unit Economics: KIND On [Demand]'],
    ['customer costs', 'Unit Economics: LESSON What a [Customer] [Costs]'],
    ['breakeven', 'Unit Economics: LESSON Running a [break‑even] test'],
    ['tests of break even', 'Unit Economics: LESSON Running a [break]‑[even] [test]'],
  ])('the hit for %s says why it was found: %s', async (text, expected) => {
    expect(await reasons(text)).toContain(expected)
  })

  test('typos that are forgiven are marked where the meant word stands', async () => {
    expect(await reasons('pricnig')).toEqual(['Pricing with Confidence: TITLE [Pricing] with Confidence'])
    expect(await reasons('Okoje hart')).toEqual(['Strategy on a Page: PROFESSOR Imani Okoye-[Hart]'])
    expect(await reasons('custmoer costs')).toEqual(['Unit Economics: LESSON What a [Customer] [Costs]'])
  })

  test('a word of which no course has anything marks nothing beside one that is found', async () => {
    expect(await reasons('zebra strategy')).toEqual(['Strategy on a Page: TITLE [Strategy] on a Page'])
  })

  test('the more important texts come first among hits of one word', async () => {
    expect(await reasons('harvest')).toEqual([
      'The Harvest: TITLE The [Harvest]',
      'Second: SUBTITLE A [harvest] in spring',
      'Third: DESCRIPTION How to [harvest] what was sown, and to [harvest] again.',
      'Fourth: PROFESSOR Ida [Harvest]',
    ])
  })

  test('hits of a search without text have no reason', async () => {
    const hits = await searched().courses.search('')
    expect(new Set(hits.map(({ reason }) => reason))).toEqual(new Set([null]))
  })
}
