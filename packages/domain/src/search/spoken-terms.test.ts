import { describe, expect, test } from 'vitest'
import { spokenTerms } from './spoken-terms.ts'

describe('The terms of a search among transcripts', () => {
  test.each([
    ['are its words, folded', 'Café  PRICE', [['cafe'], ['price']]],
    ['leave out words that decide nothing', 'how do you price a course', [['price']]],
    ['are the last word if no other decides', 'what is this', [['this']]],
    [
      'keep words in quotation marks together',
      'sell "the price of it"',
      [['sell'], ['the', 'price', 'of', 'it']],
    ],
    ['take curly quotation marks as well', '“unit economics” margin', [['unit', 'economics'], ['margin']]],
    ['take a mark that is not closed as none', '"unit economics', [['unit'], ['economics']]],
    ['leave out filler beside a phrase', 'what is "unit economics"', [['unit', 'economics']]],
    ['take a word with a hyphen as two', 'start-up', [['start']]],
    ['are none without a letter or a digit', ' "…" &|!:* ', []],
    ['are none without text', '', []],
  ])('%s', (_what, query, terms) => {
    expect(spokenTerms(query).terms).toEqual(terms)
  })

  test('are read from 100 characters, and are at most ten words', () => {
    expect(spokenTerms(`${'x'.repeat(99)}yz`).terms).toEqual([[`${'x'.repeat(99)}y`]])
    const words = Array.from({ length: 12 }, (_, at) => `w${at}`)
    expect(spokenTerms(words.join(' ')).terms).toHaveLength(10)
    expect(spokenTerms(`"${words.join(' ')}"`).terms).toEqual([words.slice(0, 10)])
  })
})

describe('The last term of a search among transcripts', () => {
  test.each([
    ['of three letters', 'unit eco', true],
    ['of two letters', 'unit ec', false],
    ['in quotation marks', '"unit economics"', false],
    ['that is not the last word', 'economics of', false],
    ['that is nothing', '', false],
  ])('%s may be a beginning: %s', (_what, query, expected) => {
    expect(spokenTerms(query).mayBeBeginning).toBe(expected)
  })
})
