import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aCourse, aSessionRow, openTables, press, rowsAnswer } from './tables.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const AT = '/organization?tab=courses'
const COURSES = [aCourse('Applied AI'), aCourse('Brand Strategy', { enrolled: 1204 })]
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
const sessionsOf = (title: string) => screen.findByRole('table', { name: `Sessions of ${title}` })

test('The table of courses shows how many employees enrolled in and completed each', async () => {
  await openTables(AT, () => rowsAnswer({ courses: COURSES }))
  const table = await screen.findByRole('table', { name: 'Courses' })
  expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
    ['Title', 'Enrolled', 'Completed'],
    ['Applied AI', '12', '5'],
    ['Brand Strategy', '1,204', '5'],
  ])
})

test('Courses open their sessions, which are asked for then, several at a time, and close them again', async () => {
  const { asked } = await openTables(`${AT}&filter=LAST_30_DAYS`, ({ courseId }) =>
    rowsAnswer({ courses: COURSES, sessions: [aSessionRow(`May of ${courseId}`), aSessionRow('On demand')] }),
  )
  const first = await screen.findByRole('button', { name: 'Applied AI' })
  expect(first.getAttribute('aria-expanded')).toBe('false')
  expect(asked()).toHaveLength(1)
  await press('Applied AI')
  const sessions = await sessionsOf('Applied AI')
  expect(within(sessions).getAllByRole('row').map(cellsOf)).toEqual([
    ['Session', 'Enrolled', 'Completed'],
    ['May of applied-ai', '7', '2'],
    ['On demand', '7', '2'],
  ])
  expect(asked()[1]).toEqual({ customerId: 'acme', courseId: 'applied-ai', filterType: 'LAST_30_DAYS' })
  expect(first.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(first.getAttribute('aria-controls') ?? '')?.contains(sessions)).toBe(true)
  await press('Brand Strategy')
  expect(await sessionsOf('Brand Strategy')).toBeDefined()
  expect(await sessionsOf('Applied AI')).toBeDefined()
  await press('Applied AI')
  expect(screen.queryByRole('table', { name: 'Sessions of Applied AI' })).toBeNull()
  expect(await sessionsOf('Brand Strategy')).toBeDefined()
})

describe('The sessions of a course', () => {
  test('say that they load', async () => {
    await openTables(AT, ({ courseId }) =>
      courseId === undefined ? rowsAnswer({ courses: COURSES }) : new Promise(() => {}),
    )
    await screen.findByRole('button', { name: 'Applied AI' })
    await press('Applied AI')
    expect(screen.getByText('Loading the sessions of Applied AI')).toBeDefined()
  })

  test('say that nobody was enrolled where there are none', async () => {
    await openTables(AT, () => rowsAnswer({ courses: COURSES }))
    await screen.findByRole('button', { name: 'Applied AI' })
    await press('Applied AI')
    expect(await screen.findByText('Nobody was enrolled in a session in this period.')).toBeDefined()
  })

  test('that do not load say so, and load again on Retry', async () => {
    let fails = true
    await openTables(AT, ({ courseId }) =>
      courseId !== undefined && fails
        ? rowsAnswer({ error: { code: 'NOT_FOUND', message: 'Not found.' } })
        : rowsAnswer({ courses: COURSES, sessions: [aSessionRow('On demand')] }),
    )
    await screen.findByRole('button', { name: 'Applied AI' })
    await press('Applied AI')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('There was an error loading the course info.')
    fails = false
    await press('Retry')
    expect(await sessionsOf('Applied AI')).toBeDefined()
  })

  test('follow the period while they are open', async () => {
    await openTables(AT, ({ filterType }) =>
      rowsAnswer({ courses: COURSES, sessions: [aSessionRow(`In ${filterType}`)] }),
    )
    await screen.findByRole('button', { name: 'Applied AI' })
    await press('Applied AI')
    await screen.findByText('In CONTRACT_TO_DATE')
    await press('Last 30 days')
    expect(await screen.findByText('In LAST_30_DAYS')).toBeDefined()
    expect(screen.queryByText('In CONTRACT_TO_DATE')).toBeNull()
  })
})

describe('A table of courses without any', () => {
  test('leads from a period to the whole contract', async () => {
    const { address } = await openTables(`${AT}&filter=LAST_30_DAYS`, ({ filterType }) =>
      rowsAnswer(filterType === 'CONTRACT_TO_DATE' ? { courses: COURSES } : {}),
    )
    expect(await screen.findByRole('heading', { name: 'No courses in this period.' })).toBeDefined()
    await press('Show Program to date')
    expect(await screen.findByRole('table', { name: 'Courses' })).toBeDefined()
    expect(address()).toBe(AT)
  })

  test('in the whole contract says when a course is listed', async () => {
    await openTables(AT, () => rowsAnswer({}))
    expect(await screen.findByRole('heading', { name: 'No courses to show yet.' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show Program to date' })).toBeNull()
  })
})
