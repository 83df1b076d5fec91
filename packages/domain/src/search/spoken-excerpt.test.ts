import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spokenExcerpt, wordsOfLines } from './spoken-excerpt.ts'

const line = (startSeconds: number, text: string) => ({ startSeconds, text })
const LINES = [
  line(0.9, 'A price is a guess until somebody pays it.'),
  line(5.4, 'Before you start, write down which'),
  line(7.2, 'result would change your mind.'),
  line(10.3, 'Then show each group one price.'),
]

/** Returns the excerpt with its matching words in brackets, and its second. */
function excerpt(lines: Parameters<typeof spokenExcerpt>[0], ...terms: string[][]) {
  const termsOf = new Map<string, number[]>()
  for (const [number, words] of terms.entries())
    for (const word of words) termsOf.set(word, [...(termsOf.get(word) ?? []), number])
  const found = spokenExcerpt(lines, termsOf)
  const text = found?.parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')
  return found && [found.startSeconds, text]
}

describe('The excerpt of a transcript', () => {
  test('is the sentence that has the word, at the second of its line, though the sentence began before', () => {
    expect(excerpt(LINES, ['result'])).toEqual([
      7.2,
      'Before you start, write down which [result] would change your mind.',
    ])
  })

  test('is the first of several sentences that have the word', () => {
    expect(excerpt(LINES, ['price'])).toEqual([0.9, 'A [price] is a guess until somebody pays it.'])
  })

  test('is where the words stand closest to each other', () => {
    expect(excerpt(LINES, ['price'], ['group'])).toEqual([10.3, 'Then show each [group] one [price].'])
  })

  test('is all sentences between words that stand in different ones', () => {
    expect(excerpt(LINES, ['pays'], ['result'])).toEqual([
      0.9,
      'A price is a guess until somebody [pays] it. Before you start, write down which [result] would change your mind.',
    ])
  })

  test('marks words with accents, apostrophes and quotation marks as they are written', () => {
    const lines = [line(3, 'We don’t ask at the ‘café’, we don’t.')]
    expect(excerpt(lines, ['dont'], ['cafe'])).toEqual([3, 'We [don’t] ask at the ‘[café]’, we [don’t].'])
  })

  test.each([
    ['an accent in place of an apostrophe', 'The L´Oreal offer.', 'loreal', 'The [L´Oreal] offer.'],
    ['a soft hyphen', 'The mar\u00adgin counts.', 'margin', 'The [mar\u00adgin] counts.'],
    [
      'a zero-width joiner',
      'This is \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645.',
      '\u0645\u06cc\u062e\u0648\u0627\u0647\u0645',
      'This is [\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645].',
    ],
    ['marks that are no accents', 'हिन्दी भाषा', 'हनद', '[हिन्दी] भाषा'],
    ['a sign that stands for letters', 'The trademark™ of it.', 'trademarktm', 'The [trademark™] of it.'],
  ])('marks a word that is written with %s', (_what, text, word, expected) => {
    expect(excerpt([line(3, text)], [word])).toEqual([3, expected])
  })

  test('marks each word that the search finds, whatever the text', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1 }).map((drawn) => drawn.normalize('NFC'))
    fc.assert(
      fc.property(texts, (text) => {
        for (const word of wordsOfLines([line(0, text)]))
          expect(excerpt([line(0, text)], [word])).not.toBeNull()
      }),
    )
  })

  test('marks a word that is said in two parts as a part of it', () => {
    expect(excerpt([line(1, 'A start-up, (priced) well')], ['start'], ['priced'])).toEqual([
      1,
      'A [start]-up, ([priced]) well',
    ])
  })

  test('of a long text without sentences is cut at spaces around the words', () => {
    const many = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
    const [, text = ''] = excerpt([line(0, many)], ['word40']) ?? []
    expect(text).toMatch(/^… word\d+ .*\[word40\].*word\d+$/)
    const [, early = ''] = excerpt([line(0, many)], ['word2']) ?? []
    expect(early).toMatch(/^word0 word1 \[word2\] .* …$/)
    expect(String(early).length).toBeLessThan(250)
  })

  test('is null where none of the words is said', () => {
    expect(excerpt(LINES)).toBeNull()
    expect(excerpt([], ['price'])).toBeNull()
  })
})

test('The words of lines are folded, each once', () => {
  expect([...wordsOfLines([line(0, 'Café, café'), line(1, "don't")])]).toEqual(['cafe', 'dont'])
})
