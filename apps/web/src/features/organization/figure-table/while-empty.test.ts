import { expect, test } from 'vitest'
import { whileEmpty } from './while-empty.ts'

const WHOLE = { search: '', filter: 'CONTRACT_TO_DATE' } as const
const answered = (...rows: string[]) => ({ state: { data: { rows } } })

test('A table that is empty over the whole contract is asked for again every ten seconds', () => {
  expect(whileEmpty(WHOLE)(answered())).toBe(10_000)
})

test('A table with rows, without an answer, or narrowed by a search or a period, is not asked for again', () => {
  expect(whileEmpty(WHOLE)(answered('Ann'))).toBe(false)
  expect(whileEmpty(WHOLE)({ state: {} })).toBe(false)
  expect(whileEmpty({ ...WHOLE, search: 'zebra' })(answered())).toBe(false)
  expect(whileEmpty({ ...WHOLE, filter: 'LAST_30_DAYS' })(answered())).toBe(false)
})
