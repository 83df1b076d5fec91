import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insightsNamed } from './insight-search.ts'

const insights = [
  { title: 'The price that nobody dared to name' },
  { title: 'A café chain’s second menu' },
  { title: 'Nine product lines, then three' },
]
const [price, menu, lines] = insights

test.each([
  ['price', [price]],
  ['PRI', [price]],
  ['menu cafe', [menu]],
  ['café', [menu]],
  ['chains', [menu]],
  ['lines, nine', [lines]],
  ['t', [price, lines]],
  ['rice', []],
  ['price menu', []],
])('The search for "%s" finds the insights whose title has words that begin so', (search, found) => {
  expect(insightsNamed(insights, search)).toEqual(found)
})

test.each(['', '   ', '—', '%_\\'])(
  'The search for "%s", which has no word, finds all insights',
  (search) => {
    expect(insightsNamed(insights, search)).toEqual(insights)
  },
)

test('Every insight is found by its own title', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(insightsNamed([{ title }], title)).toEqual([{ title }])
    }),
  )
})
