import { expect, test } from 'vitest'
import { isFacetKey, textsOfKeys } from './facet-keys.ts'

test.each(['ai', 'business-core', 'skills-based-ai', 'no-such'])('%j is the key of a filter', (key) => {
  expect(isFacetKey(key)).toBe(true)
})

test.each(['AI', 'Business Core', 'Beginner', 'Stack:ai', ' ai', 'ai,marketing', "'", ''])(
  '%j is no key of a filter',
  (text) => {
    expect(isFacetKey(text)).toBe(false)
  },
)

test('the texts of keys are those of the catalog, and an unknown key has none', () => {
  const topics = ['Foundational AI', 'Pricing', 'Foundational AI']
  expect(textsOfKeys(['foundational-ai', 'no-such'], topics)).toEqual(['Foundational AI'])
  expect(textsOfKeys(['no-such'], topics)).toEqual([])
})
