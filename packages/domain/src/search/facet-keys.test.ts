import { expect, test } from 'vitest'
import { isFacetKey, textsOfKeys } from './facet-keys.ts'

test.each(['ai', 'business-core', 'skills-based-ai', 'no-such'])(
  'The text %j has the form of a filter key',
  (key) => {
    expect(isFacetKey(key)).toBe(true)
  },
)

test.each(['AI', 'Business Core', 'Beginner', 'Stack:ai', ' ai', 'ai,marketing', "'", ''])(
  'The text %j does not have the form of a filter key',
  (text) => {
    expect(isFacetKey(text)).toBe(false)
  },
)

test('The texts of filter keys are those of the catalog, and an unknown key has no text', () => {
  const topics = ['Foundational AI', 'Pricing', 'Foundational AI']
  expect(textsOfKeys(['foundational-ai', 'no-such'], topics)).toEqual(['Foundational AI'])
  expect(textsOfKeys(['no-such'], topics)).toEqual([])
})
