import { expect, test } from 'vitest'
import type { OpenedEngine, SearchedCourses } from './searched-courses.fixture.ts'

/** Examines the spellings by which an engine finds a word; a part of what every engine promises. */
export function describeSpellings(searched: () => { opened: OpenedEngine; courses: SearchedCourses }): void {
  const find = (text: string) => searched().courses.find(text)

  test('letters outside of the English alphabet are found as they are and by those that people type for them', async () => {
    const names = [
      ['Łódź Løsning', 'lodz losning'],
      ['Đorđe Guðrún', 'dorde gudrun'],
      ['Æbelø Œuvre', 'aebelo oeuvre'],
      ['Großmann Þórdís', 'grossmann thordis'],
      ['Ħamrun Işıl İnci', 'hamrun isil inci'],
      ['Ŋmara Ŧorvi Ɓello', 'nmara torvi bello'],
      ['Ｆｕｌｌｗｉｄｔｈ ﬁction', 'fullwidth fiction'],
      ['D’Arcy O‘Hara Nʼdour', 'darcy ohara ndour'],
      ['Σοφός Όμηρος', 'σοφος ομηρος'],
      ['Фёдор Йожик', 'федор иожик'],
    ] as const
    for (const [title] of names) await searched().courses.insert(title)
    await searched().opened.keepInStep()
    for (const [title, typed] of names) {
      const spellings = [typed, title, title.toUpperCase(), title.normalize('NFD')]
      for (const text of spellings) expect(await find(text), text).toEqual([title])
    }
  })

  test.each([
    ['startup', 'start-up', 'start up', 'START‑UP', 'start\u00ADup'],
    ['ecommerce', 'e-commerce', 'e commerce', 'E–Commerce'],
    ['nodejs', 'node.js', 'Node JS'],
  ])('%s and its other spellings find each other', async (...spellings) => {
    const titles = spellings.map((spelling) => `Basics of ${spelling} for all`)
    for (const title of titles) await searched().courses.insert(title)
    await searched().opened.keepInStep()
    for (const text of spellings) {
      expect((await find(text)).toSorted(), text).toEqual(titles.toSorted())
      expect((await find(`${text} basics`)).toSorted(), text).toEqual(titles.toSorted())
      // When a word is taken apart, a single letter of the second part matches that letter only: “past a” does not find
      // “pasta”.
      expect(titles, text).toEqual(expect.arrayContaining(await find(`basics of ${text.slice(0, -1)}`)))
      expect(await find(`basics of ${text.slice(0, -1)}`)).toContain(`Basics of ${text} for all`)
      expect((await find(`${text} zebra`)).toSorted(), text).toEqual(titles.toSorted())
    }
  })

  test('parts of a word that do not follow each other are not the word', async () => {
    await searched().courses.insert('Turn the Table Over')
    await searched().opened.keepInStep()
    expect(await find('turnover')).toEqual([])
    expect(await find('turntable')).toEqual([])
  })
}
