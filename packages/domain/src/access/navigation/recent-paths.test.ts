import { describe, expect, test } from 'vitest'
import { previousPath, readRecentPaths, withVisit } from './recent-paths.ts'

const visits = (...paths: string[]) => paths.reduce<readonly string[]>(withVisit, [])

const DASHBOARD = '/organization?page=2&search=ann&sortKey=NAME&sortDirection=DESC'
const EMPLOYEE = '/organization/employee/u1'

describe('The recent paths', () => {
  test('are the last three, with the latest last', () => {
    expect(visits('/', '/courses', '/events', '/insights')).toEqual(['/courses', '/events', '/insights'])
  })

  test('never hold the same path twice in a row: its last query stays', () => {
    expect(visits('/courses', '/events', '/events?past=1', '/events?past=2')).toEqual([
      '/courses',
      '/events?past=2',
    ])
  })

  test('hold a path again that was visited after another one', () => {
    expect(visits('/courses', '/events', '/courses')).toEqual(['/courses', '/events', '/courses'])
  })

  test('have no hash, because it is a place on the same page', () => {
    expect(visits('/courses?page=1#saved')).toEqual(['/courses?page=1'])
  })

  test.each([
    ['of a visitor, whose query may hold a code', '/set-password?email=a%40b.c&tac=123456'],
    ['that no screen has', '/nowhere'],
    ['of another site', '//organization/courses'],
    ['with a scheme', 'javascript:alert(1)'],
    ['that is no path', 'courses'],
  ])('leave out an address %s', (_what, address) => {
    expect(visits('/courses', address)).toEqual(['/courses'])
  })
})

describe('The previous path', () => {
  test('is that of the page before, with its page, search and sort', () => {
    expect(previousPath(visits(DASHBOARD, EMPLOYEE), EMPLOYEE)).toBe(DASHBOARD)
  })

  test('is the same one after the search and the period of the current page have changed many times', () => {
    const searches = ['a', 'an', 'ann', 'anna', 'annab'].map((search) => `${EMPLOYEE}?search=${search}`)
    expect(previousPath(visits(DASHBOARD, EMPLOYEE, ...searches), EMPLOYEE)).toBe(DASHBOARD)
  })

  test('is known before the current page has been counted', () => {
    expect(previousPath(visits('/courses', DASHBOARD), EMPLOYEE)).toBe(DASHBOARD)
  })

  test('does not exist on the first page that is visited', () => {
    expect(previousPath(visits(EMPLOYEE), EMPLOYEE)).toBeNull()
    expect(previousPath([], EMPLOYEE)).toBeNull()
  })
})

describe('Stored recent paths', () => {
  test('are read as they were written', () => {
    const recent = visits('/courses', DASHBOARD, EMPLOYEE)
    expect(readRecentPaths(recent)).toEqual(recent)
  })

  test.each([[null], ['/courses'], [{ 0: '/courses', length: 1 }], [7]])('that are %j are none', (stored) => {
    expect(readRecentPaths(stored)).toEqual([])
  })

  test('are read without what somebody else put there', () => {
    expect(
      readRecentPaths(['https://elsewhere.example/', null, '//elsewhere.example/organization', '/courses']),
    ).toEqual(['/courses'])
  })
})
