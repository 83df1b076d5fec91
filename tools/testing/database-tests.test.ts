import { expect, test } from 'vitest'
import { findTestsWithoutDatabase } from './database-tests.ts'

test('A test of the server opens a database if it, or what it imports, imports the test database', () => {
  const withoutDatabase = findTestsWithoutDatabase('apps/api')
  expect(withoutDatabase).toContain('src/server/base64-json.test.ts')
  expect(withoutDatabase).not.toContain('src/server/limits/limits.test.ts')
  expect(withoutDatabase).not.toContain('src/features/enrollment/save-enrollment.test.ts')
})

test('A test that opens PostgreSQL by an address runs again on PostgreSQL', () => {
  expect(findTestsWithoutDatabase('packages/db')).not.toContain('src/unavailable.test.ts')
})
