import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldedWords } from '../fold-text.ts'
import type { QueryWord } from '../query-word.ts'
import { decisiveWords } from '../stop-words.ts'
import { reasonFinder } from './search-reason.ts'
import type { SearchedField, SearchedText } from './searched-texts.ts'

const text = (field: SearchedField, of: string): SearchedText => ({ field, text: of })
const PRICING = [
  text('TITLE', 'Pricing with Confidence'),
  text('PROFESSOR', 'Helena Vásquez-Marr'),
  text('PROFESSOR', 'Tobias Engström'),
  text('LESSON', 'Reading a market'),
  text('LESSON', 'Running a pricing test'),
  text('DESCRIPTION', 'Set a price. Then test it: a test of two prices takes a week.'),
]

/** Returns the words of a search of which the last one may be a beginning, as engines take them. */
const wordsOf = (query: string, more: Partial<QueryWord> = {}): readonly QueryWord[] => {
  const words = foldedWords(query)
  return decisiveWords(
    words.map((word, at) => ({
      word,
      isPrefix: at === words.length - 1,
      spellings: [],
      corrections: [],
      ...more,
    })),
  )
}

/** Returns the field and the text of the reason, with its matching words in brackets. */
function reason(query: string, texts: readonly SearchedText[] = PRICING, more?: Partial<QueryWord>) {
  const found = reasonFinder(wordsOf(query, more))(texts)
  return found && `${found.field} ${marked(found.parts)}`
}
const marked = (parts: readonly { text: string; isMatch: boolean }[]) =>
  parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')

describe('The reason of a hit', () => {
  test.each([
    ['the first text that has the word', 'pricing', 'TITLE [Pricing] with Confidence'],
    ['a name before a sentence', 'tobias', 'PROFESSOR [Tobias] Engström'],
    ['the text with more of the words', 'pricing test', 'LESSON Running a [pricing] [test]'],
    ['the first of texts with as many of the words', 'tobias pricing', 'TITLE [Pricing] with Confidence'],
    ['a text with a form of the word', 'readings', 'LESSON [Reading] a market'],
    ['a word of which the beginning is typed', 'conf', 'TITLE Pricing with [Confidence]'],
    ['a word without its accents', 'vasquez', 'PROFESSOR Helena [Vásquez]-Marr'],
    ['words in quotation marks', '“running a test”', 'LESSON [Running] a pricing [test]'],
    ['found without words that decide nothing', 'what is a market', 'LESSON Reading a [market]'],
  ])('is %s', (_what, query, expected) => {
    expect(reason(query)).toBe(expected)
  })

  test('is not there for a beginning of a word that is not the last one', () => {
    expect(reason('conf zebra')).toBeNull()
  })

  test('is null where no text has a word, without texts, and without words', () => {
    expect(reason('zebra')).toBeNull()
    expect(reason('pricing', [])).toBeNull()
    expect(reason('')).toBeNull()
  })

  test('marks the words that the engine has taken instead of mistyped ones, and no others', () => {
    expect(reason('pricnig', PRICING, { corrections: ['pricing'] })).toBe('TITLE [Pricing] with Confidence')
    expect(reason('pricnig')).toBeNull()
  })

  test('marks a word that is written in two, and two that are written in one', () => {
    const pair = (first: string, second: string) => ({ words: [first, second], isPrefix: false })
    const texts = [text('LESSON', 'Costs of a start-up, up front')]
    expect(reason('startup', texts, { spellings: [pair('start', 'up')] })).toBe(
      'LESSON Costs of a [start-up], up front',
    )
    const joined = { words: ['startup'], isPrefix: true }
    expect(reason('start up', [text('TITLE', 'Startups')], { spellings: [joined] })).toBe('TITLE [Startups]')
  })

  test('marks text from right to left, and letters that are composed of several', () => {
    expect(reason('תמחור', [text('LESSON', 'מבוא אל תמחור נכון')])).toBe('LESSON מבוא אל [תמחור] נכון')
    expect(reason('السعر', [text('TITLE', 'كيف تحدّد السِّعر')])).toBe('TITLE كيف تحدّد [السِّعر]')
    expect(reason('Cafe', [text('TITLE', 'Cafe\u0301 “O’Hara’s”')])).toBe('TITLE [Café] “O’Hara’s”')
    expect(reason('oharas', [text('TITLE', 'Cafe\u0301 “O’Hara’s”')])).toBe('TITLE Café “[O’Hara’s]”')
  })
})

describe('The reason in a long text', () => {
  const long = (middle: string) =>
    text('DESCRIPTION', `${'Nothing is said here. '.repeat(6)}${middle}${' Nothing here, either.'.repeat(6)}`)

  test('is the sentence with the words', () => {
    expect(reason('price', [long('Set a price.')])).toBe('DESCRIPTION Set a [price].')
  })

  test('is cut around the words in a long sentence', () => {
    const words = 'and so on '.repeat(15)
    expect(reason('price', [long(`It goes on ${words}until a price is set ${words}at last.`)])).toMatch(
      /^DESCRIPTION … (?:and|so|on).* until a \[price\] is set (?:and|so|on| )+ …$/,
    )
  })

  test('has at most 120 characters, and a marked word wherever one is found', () => {
    const word = fc.constantFrom('price', 'a', 'plan', 'of', 'customers', 'week.', 'why?', 'x'.repeat(30))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 90 }), (words) => {
        const found = reasonFinder(wordsOf('plans price'))([text('DESCRIPTION', words.join(' '))])
        const isThere = words.some((each) => each === 'price' || each === 'plan')
        expect(found?.parts.some(({ isMatch }) => isMatch) ?? false).toBe(isThere)
        expect(found?.parts.map((part) => part.text).join('').length ?? 0).toBeLessThanOrEqual(120)
      }),
    )
  })
})
