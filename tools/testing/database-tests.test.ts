import { expect, test } from 'vitest'
import { findDatabaseTests } from './database-tests.ts'

test('A test of the server opens a database if it, or what it imports, imports the test database', () => {
  const { withDatabase, withoutDatabase } = findDatabaseTests('apps/api')
  expect(withoutDatabase).toContain('src/server/base64-json.test.ts')
  expect(withDatabase).toContain('src/server/limits/limits.test.ts')
  expect(withDatabase).toContain('src/features/enrollment/save-enrollment.test.ts')
  expect(withDatabase.filter((file) => withoutDatabase.includes(file))).toEqual([])
})

test('A test that opens PostgreSQL by an address is one with a database', () => {
  expect(findDatabaseTests('packages/db').withDatabase).toContain('src/unavailable.test.ts')
})
