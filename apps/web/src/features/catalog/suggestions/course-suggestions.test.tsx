import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  box,
  COURSES,
  hit,
  inTitle,
  list,
  openSearch,
  options,
  stubSearches,
  typeIn,
  useSuggestionTests,
} from './suggestions.fixture.tsx'

useSuggestionTests()

const lesson = [
  { text: 'Running a ', isMatch: false },
  { text: 'pricing', isMatch: true },
  { text: ' test', isMatch: false },
]

describe('The suggestions of the course search', () => {
  test('are at most six courses, each with why it was found, and the search for the text', async () => {
    stubSearches(() => [
      hit('Pricing'),
      hit('Selling', { field: 'LESSON', parts: lesson }),
      hit('no-such-course'),
      ...COURSES.slice(1).map((each) => hit(each)),
    ])
    await openSearch()
    await typeIn('pric')
    const [first, second, ...rest] = await options()
    expect(first?.querySelector('mark')?.textContent).toBe('Pricing')
    expect(first?.getAttribute('href')).toBe('/courses/Pricing')
    expect(second?.textContent).toBe('SellingLesson: Running a pricing test')
    expect(second?.querySelector('mark')?.textContent).toBe('pricing')
    expect(rest.map(({ textContent }) => textContent).at(-1)).toBe(
      'Search for “pric” in all coursesand in what is said in lessons',
    )
    expect(rest).toHaveLength(5)
  })

  test('come from the second character on, and ask for a text once, together with the list', async () => {
    const asked = stubSearches((text) => [hit('Pricing', text === 'pr' ? inTitle('Pricing') : null)])
    const { address } = await openSearch()
    await typeIn('p')
    await waitFor(() => expect(address()).toBe('/courses?q=p'))
    expect(screen.queryByRole('listbox')).toBeNull()
    await typeIn('r')
    await list()
    await waitFor(() => expect(address()).toBe('/courses?q=pr'))
    await typeIn('i')
    await waitFor(() => expect(asked()).toEqual(['p', 'pr', 'pri']))
    await typeIn('{Backspace}')
    await waitFor(() => expect(address()).toBe('/courses?q=pr'))
    await list()
    expect(asked()).toEqual(['p', 'pr', 'pri'])
  })

  test('are announced once their answer is there', async () => {
    stubSearches((text) => (text === 'zz' ? [] : [hit('Pricing'), hit('Selling')]))
    await openSearch()
    await typeIn('pric')
    expect(await screen.findByText('2 courses suggested')).toBeDefined()
    await userEvent.clear(box())
    await typeIn('zz')
    expect((await screen.findByText('No course suggested')).getAttribute('role')).toBe('status')
    expect(await options()).toHaveLength(1)
  })
})

describe('The suggestions of a slow or failing server', () => {
  test('are never those of an older text that was answered late', async () => {
    let answerLate: (hits: object[]) => void = () => {}
    const late = new Promise<object[]>((resolve) => (answerLate = resolve))
    const asked = stubSearches((text) => (text === 'pr' ? late : [hit('Selling')]))
    await openSearch()
    await typeIn('pr')
    await waitFor(() => expect(asked()).toEqual(['pr']))
    expect(screen.queryByRole('listbox')).toBeNull()
    await typeIn('i')
    expect((await options())[0]?.textContent).toContain('Selling')
    answerLate([hit('Hiring')])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await options())[0]?.textContent).toContain('Selling')
  })

  test('are not there, without a message over the page, and the box goes on working', async () => {
    let fails = true
    const asked = stubSearches(() => (fails ? null : [hit('Pricing')]))
    const { address } = await openSearch()
    await typeIn('pric')
    await waitFor(() => expect(asked()).toEqual(['pric']))
    await waitFor(() => expect(address()).toBe('/courses?q=pric'))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    fails = false
    await typeIn('i')
    await list()
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(address()).toBe('/courses?q=prici'))
  })
})
