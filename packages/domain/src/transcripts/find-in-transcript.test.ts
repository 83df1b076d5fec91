import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldedPlaces, foldText } from '../search/fold-text.ts'
import { currentLine } from './current-line.ts'
import { findInTranscript, searchedTranscript } from './find-in-transcript.ts'
import { processorTimeOf } from '../time/processor-time.fixture.ts'

/** Returns the texts of the parts that are found, those of one place joined by |. */
function found(texts: string[], query: string): string[] {
  const places = findInTranscript(searchedTranscript(texts.map((text) => ({ text }))), query)
  return places.map((parts) => parts.map(({ line, from, to }) => texts[line]?.slice(from, to)).join('|'))
}

describe('The search in a transcript', () => {
  test.each([
    ['cafe', 'Un café, one CAFÉ', ['café', 'CAFÉ']],
    ['CAFÉ', 'a cafe', ['cafe']],
    ['dont', "They don’t; we don't", ['don’t', "don't"]],
    ['a.b', 'acb, a.b and A.B', ['a.b', 'A.B']],
    ['.*', 'anything', []],
    ['strasse', 'Die Straße', ['Straße']],
    ['ﬁ', 'the ﬁrst find', ['ﬁ', 'fi']],
    ['два слова', 'Здесь Два Слова', ['Два Слова']],
    ['漢', '漢字', ['漢']],
    ['价格', '一个好价格是一个问题。', ['价格']],
    ['価格は', '良い価格は質問です。', ['価格は']],
    ['バス', 'ハスとバスとパス', ['バス']],
    ['バス', 'ﾊﾞｽのバス停', ['ﾊﾞｽ', 'バス']],
    ['ﾊﾞｽ停', 'あのバス停', ['バス停']],
    ['가격', '좋은 가격은 질문이다.', ['가격']],
    ['😀', 'Yes 😀 yes', ['😀']],
    ['aa', 'aaaa', ['aa', 'aa']],
    ['  two   words ', 'two words', ['two words']],
    ['', 'text', []],
    [' ', 'text with spaces', []],
    ['’', 'don’t', []],
  ])('for %j in %j finds %j', (query, text, expected) => {
    expect(found([text], query)).toEqual(expected)
  })

  test('finds what is said over the end of a line', () => {
    expect(found(['A good price', 'is a question.'], 'price is')).toEqual(['price|is'])
    expect(found(['one', 'two', 'three'], 'ne two t')).toEqual(['ne|two|t'])
    expect(found(['A good price', 'is'], 'good price')).toEqual(['good price'])
    expect(found(['One.', 'Two.'], '. t')).toEqual(['.|T'])
    expect(found(['良い価', '格は質問です。'], '価格')).toEqual(['価|格'])
  })

  test('finds every place of a text in three hours of captions within a few milliseconds', () => {
    const texts = Array.from({ length: 3600 }, (_, at) => `Line ${at} says what a price is for whom.`)
    const transcript = searchedTranscript(texts.map((text) => ({ text })))
    const time = processorTimeOf(() => expect(findInTranscript(transcript, 'price is')).toHaveLength(3600))
    // It takes 3 ms once its code is compiled.
    expect(time).toBeLessThan(200)
  })
})

test('The places of a folded text are those of its characters, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (drawn) => {
      const text = drawn.normalize('NFC')
      const places = foldedPlaces(text)
      expect(places.at(-1)).toBe(text.length)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }),
  )
})

test('The places of a folded text are as many as its characters, in plain text and with signs of all kinds', () => {
  const unit = fc.constantFrom(..."aB '’″éßﬁ漢かがﾊﾞﾟ゛バ한ㅎㅏ한ﾾￂй😀", 'क्षि')
  fc.assert(
    fc.property(fc.string({ unit }), (drawn) => {
      const text = drawn.normalize('NFC')
      expect(foldedPlaces(text)).toHaveLength(foldText(text).length + 1)
    }),
  )
})

test.each([
  [0, -1],
  [1, 0],
  [3, 0],
  [4, 1],
  [9, 1],
  [10, 2],
  [9999, 2],
])('At second %i the line %i is the current one', (position, line) => {
  const lines = [1.5, 4.7, 10].map((startSeconds) => ({ startSeconds }))
  expect(currentLine(lines, position)).toBe(line)
})
