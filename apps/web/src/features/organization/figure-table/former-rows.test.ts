import { expect, test } from 'vitest'
import { formerRowsOf } from './former-rows.ts'

test('The former rows of a table stay while others of the same owner are awaited, and never for another owner', () => {
  const rows = ['Ann']
  expect(formerRowsOf('acme')(rows, { queryKey: ['organization', 'acme', 'employees', {}] })).toBe(rows)
  expect(
    formerRowsOf('globex')(rows, { queryKey: ['organization', 'acme', 'employees', {}] }),
  ).toBeUndefined()
  expect(formerRowsOf('acme')(rows, undefined)).toBeUndefined()
})
