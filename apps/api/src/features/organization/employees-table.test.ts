import { beforeAll, describe, expect, test } from 'vitest'
import type { OrganizationEmployeesResult } from '@section/contract/generated/schema-types.ts'
import { GLOBEX, ACME, organizationTestKit } from './organization-kit.fixture.ts'

const kit = organizationTestKit()
const table = (variables: Record<string, unknown> = {}) =>
  kit.ask<OrganizationEmployeesResult>('employees', { customerId: ACME, ...variables })
const names = async (variables: Record<string, unknown> = {}) =>
  (await table(variables)).employees.map(({ name }) => name)
const sorted = (key: string, direction: string, more: Record<string, unknown> = {}) =>
  names({ sortBy: { key, direction }, ...more })

const NAMED = [
  { name: 'Étienne Dürer', figures: { coursesStarted: 3, badges: 1 } },
  { name: 'Zoe O’Neill', figures: { coursesStarted: 3, badges: 0 } },
  { name: '100% Sure', figures: { coursesStarted: 0, badges: 5 } },
  { name: 'Snake_Case', figures: { coursesStarted: 9, badges: 2 } },
  { name: '"; drop table users; --', figures: { coursesStarted: 1, badges: 3 } },
]
/** Forty people whose names come between the others. */
const MANY = Array.from({ length: 40 }, (_, i) => ({
  name: `Member ${String(i).padStart(2, '0')}`,
  figures: { coursesStarted: 2, badges: 0 },
}))

beforeAll(async () => {
  await kit.employees([...NAMED, ...MANY])
  await kit.employees([{ name: 'Étienne of Globex', customerId: GLOBEX, figures: { coursesStarted: 99 } }])
})

describe('The table of employees', () => {
  test('is sorted by folded name and comes in pages of 20', async () => {
    const first = await table()
    expect(first).toMatchObject({ totalPages: 3, error: null })
    expect(first.employees).toHaveLength(20)
    expect(first.employees.slice(0, 4).map(({ name }) => name)).toEqual([
      '"; drop table users; --',
      '100% Sure',
      'Étienne Dürer',
      'Member 00',
    ])
    expect(first.employees[2]).toMatchObject({ courses: 3, badges: 1 })
    expect(await names({ page: 2 })).toEqual([
      'Member 37',
      'Member 38',
      'Member 39',
      'Snake_Case',
      'Zoe O’Neill',
    ])
  })

  test.each([3, 99_999, 2_147_483_647])(
    'answers the page %i beyond its end with the last one',
    async (page) => {
      expect(await table({ page })).toEqual(await table({ page: 2 }))
    },
  )

  test.each([-1, -2_147_483_648, null])('answers the page %j with the first one', async (page) => {
    expect(await table({ page })).toEqual(await table({ page: 0 }))
  })

  test('is sorted by each of its columns in both directions, by name among equals', async () => {
    expect((await sorted('NAME', 'DESC')).slice(0, 3)).toEqual(['Zoe O’Neill', 'Snake_Case', 'Member 39'])
    expect((await sorted('COURSES', 'DESC')).slice(0, 5)).toEqual([
      'Snake_Case',
      'Zoe O’Neill',
      'Étienne Dürer',
      'Member 39',
      'Member 38',
    ])
    expect((await sorted('COURSES', 'ASC')).slice(0, 3)).toEqual([
      '100% Sure',
      '"; drop table users; --',
      'Member 00',
    ])
    expect((await sorted('BADGES', 'DESC')).slice(0, 3)).toEqual([
      '100% Sure',
      '"; drop table users; --',
      'Snake_Case',
    ])
    expect((await sorted('BADGES', 'ASC', { page: 2 })).at(-1)).toBe('100% Sure')
  })

  test('has everybody once on its pages, whatever its order', async () => {
    for (const key of ['NAME', 'COURSES', 'BADGES'])
      for (const direction of ['ASC', 'DESC']) {
        const pages = await Promise.all([0, 1, 2].map((page) => sorted(key, direction, { page })))
        expect(new Set(pages.flat()).size, `${key} ${direction}`).toBe(NAMED.length + MANY.length)
      }
  })

  test.each(['TITLE', 'ENROLLED', 'COMPLETED', 'COURSE', 'SESSION', 'VIDEOS_WATCHED', 'ENGAGEMENT'])(
    'is not sorted by the column %s of another table',
    async (key) => {
      expect(await table({ sortBy: { key, direction: 'ASC' } })).toMatchObject({
        employees: [],
        totalPages: 1,
        error: { code: 'INVALID_SORT' },
      })
    },
  )

  test.each([
    ['etienne', ['Étienne Dürer']],
    ['DURER eti', ['Étienne Dürer']],
    ['ürer', ['Étienne Dürer']],
    ['oneill', ['Zoe O’Neill']],
    ['  zoe   ', ['Zoe O’Neill']],
    ['%', []],
    ['100%', ['100% Sure']],
    ['_', []],
    ['e_c', ['Snake_Case']],
    ['m_m', []],
    [String.raw`\\`, []],
    ["' or 1=1 --", []],
    ['"; drop', ['"; drop table users; --']],
    ['nobody', []],
  ])('is searched for %j by words in any order, which stand for themselves', async (searchTerm, found) => {
    expect(await names({ searchTerm })).toEqual(found)
  })

  test('is searched with at most 100 characters, and shows everybody for a search without words', async () => {
    expect(await names({ searchTerm: `zoe${' '.repeat(97)}nobody` })).toEqual(['Zoe O’Neill'])
    expect(await names({ searchTerm: 'x'.repeat(50_000) })).toEqual([])
    for (const searchTerm of ['', '   ', ' . ', null])
      expect((await table({ searchTerm })).totalPages, `${searchTerm}`).toBe(3)
  })

  test('counts the pages of what a search finds, and one for nothing', async () => {
    expect((await table({ searchTerm: 'member' })).totalPages).toBe(2)
    expect(await table({ searchTerm: 'nobody', page: 7 })).toMatchObject({
      employees: [],
      totalPages: 1,
      error: null,
    })
    expect(
      await names({ searchTerm: 'member', page: 9, sortBy: { key: 'NAME', direction: 'DESC' } }),
    ).toHaveLength(20)
  })
})
