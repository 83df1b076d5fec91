import { describe, expect, test } from 'vitest'
import { rowsBefore, tablePages, tableSearch, tableSort } from './organization-table.ts'

describe('The order of a table', () => {
  test('is the one that was asked for, if the table has the column', () => {
    const asked = { key: 'BADGES', direction: 'DESC' } as const
    expect(tableSort('employees', asked)).toEqual(asked)
    expect(tableSort('courses', asked)).toBeNull()
    expect(tableSort('employeeCourses', asked)).toBeNull()
    expect(tableSort('courses', { key: 'constructor', direction: 'ASC' })).toBeNull()
  })

  test('is by name or title without one, and of an employee’s courses the latest first', () => {
    expect(tableSort('employees', null)).toEqual({ key: 'NAME', direction: 'ASC' })
    expect(tableSort('courses', undefined)).toEqual({ key: 'TITLE', direction: 'ASC' })
    expect(tableSort('employeeCourses', null)).toEqual({ key: 'SESSION', direction: 'DESC' })
  })
})

test.each([
  [undefined, 0],
  [null, 0],
  [-3, 0],
  [0, 0],
  [2, 40],
  [2_147_483_647, 200_000_000],
])('The page %j comes after %i rows', (page, before) => {
  expect(rowsBefore(page)).toBe(before)
})

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])('A table of %i rows has %i pages', (total, pages) => {
  expect(tablePages(total)).toBe(pages)
})

test('A search has at most 100 characters, whatever they are made of, and no space around it', () => {
  expect(tableSearch(null)).toBe('')
  expect(tableSearch('  ada ')).toBe('ada')
  expect(tableSearch('🏊'.repeat(120))).toBe('🏊'.repeat(100))
  expect(tableSearch(`${'a'.repeat(99)} ${'b'.repeat(9)}`)).toBe('a'.repeat(99))
})
