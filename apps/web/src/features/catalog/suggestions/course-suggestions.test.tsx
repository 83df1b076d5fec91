import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../../testing/dashboard-session.ts'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { course, openCourses } from '../courses-page.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const COURSES = ['Pricing', 'Packaging', 'Branding', 'Selling', 'Hiring', 'Leading', 'Budgeting']

const lesson = [
  { text: 'Running a ', isMatch: false },
  { text: 'pricing', isMatch: true },
  { text: ' test', isMatch: false },
]
const inTitle = (title: string) => ({ field: 'TITLE', parts: [{ text: title, isMatch: true }] })
const hit = (courseId: string, reason: object | null = inTitle(courseId)) => ({ courseId, reason })

/** Returns the text of a request for courses; null for another request. */
const searchOf = ({ body }: RecordedRequest): string | null =>
  (body as { variables?: { input?: { query: string } } }).variables?.input?.query ?? null

/** Answers each search of courses with what the function returns for its text; with a failure for null. */
function stubSearches(answer: (text: string) => object[] | null | Promise<object[] | null>) {
  const requests = stubService({
    '/graphql': async (request) => {
      const text = searchOf(request)
      const hits = text === null ? [] : await answer(text)
      return hits ? { body: { data: { searchCourses: hits } } } : { status: 500, body: {} }
    },
  })
  return () => requests.map(searchOf).filter((text) => text !== null)
}

async function open(address = '/courses') {
  const page = await openCourses(COURSES.map(course), [], { address })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search courses' })
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const options = async () => within(await list()).getAllByRole('option')
const active = () =>
  document.querySelector(`#${CSS.escape(box().getAttribute('aria-activedescendant') ?? 'none')}`)
const type = async (text: string) => userEvent.type(box(), text)

describe('The suggestions of the course search', () => {
  test('are at most six courses, each with why it was found, and the search for the text', async () => {
    stubSearches(() => [
      hit('Pricing'),
      hit('Selling', { field: 'LESSON', parts: lesson }),
      hit('no-such-course'),
      ...COURSES.slice(1).map((each) => hit(each)),
    ])
    await open()
    await type('pric')
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
    const { address } = await open()
    await type('p')
    await waitFor(() => expect(address()).toBe('/courses?q=p'))
    expect(screen.queryByRole('listbox')).toBeNull()
    await type('r')
    await list()
    await waitFor(() => expect(address()).toBe('/courses?q=pr'))
    await type('i')
    await waitFor(() => expect(asked()).toEqual(['p', 'pr', 'pri']))
    await type('{Backspace}')
    await waitFor(() => expect(address()).toBe('/courses?q=pr'))
    await list()
    expect(asked()).toEqual(['p', 'pr', 'pri'])
  })

  test('are gone through with the arrows, and Enter opens the chosen course and no list', async () => {
    stubSearches(() => [hit('Pricing'), hit('Selling')])
    const { address } = await open()
    await type('ing')
    await list()
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe((await list()).id)
    expect(active()).toBeNull()
    await type('{ArrowUp}')
    expect(active()?.textContent).toContain('Search for “ing”')
    await type('{ArrowDown}')
    expect(active()?.textContent).toContain('Pricing')
    await type('{ArrowDown}')
    expect(active()?.getAttribute('aria-selected')).toBe('true')
    expect((await options()).map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ])
    await type('{Enter}')
    await waitFor(() => expect(address()).toBe('/courses/Selling'))
    // The pause has passed after which the list would be narrowed.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(address()).toBe('/courses/Selling')
  })

  test('are closed by Enter without a choice, which submits the text as it does without them', async () => {
    stubSearches(() => [hit('Pricing')])
    const { address } = await open('/courses?m=live&t=functional-ai')
    await type('pric')
    await list()
    await type('{Enter}')
    await waitFor(() => expect(address()).toBe('/courses?q=pric'))
    await noList()
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  test('end with the search of all courses, which a click chooses', async () => {
    stubSearches(() => [hit('Pricing')])
    const { address } = await open('/courses?m=live')
    await type('pric')
    await userEvent.click((await options()).at(-1) ?? document.body)
    await waitFor(() => expect(address()).toBe('/courses?q=pric'))
    await noList()
  })

  test('are closed by Escape, which keeps the text, and opened again by the down arrow', async () => {
    stubSearches(() => [hit('Pricing')])
    await open()
    await type('pric')
    await list()
    await type('{Escape}')
    await noList()
    expect(box().value).toBe('pric')
    await type('{ArrowDown}')
    await list()
  })

  test('are closed when the box is left, with Tab as with a click', async () => {
    stubSearches(() => [hit('Pricing')])
    await open()
    await type('pric')
    await list()
    await userEvent.tab()
    await noList()
    await type('i')
    await list()
    await userEvent.click(document.body)
    await noList()
  })

  test('are announced once their answer is there', async () => {
    stubSearches((text) => (text === 'zz' ? [] : [hit('Pricing'), hit('Selling')]))
    await open()
    await type('pric')
    expect(await screen.findByText('2 courses suggested')).toBeDefined()
    await userEvent.clear(box())
    await type('zz')
    expect((await screen.findByText('No course suggested')).getAttribute('role')).toBe('status')
    expect(await options()).toHaveLength(1)
  })
})

describe('The suggestions of a slow or failing server', () => {
  test('are never those of an older text that was answered late', async () => {
    let answerLate: (hits: object[]) => void = () => {}
    const late = new Promise<object[]>((resolve) => (answerLate = resolve))
    const asked = stubSearches((text) => (text === 'pr' ? late : [hit('Selling')]))
    await open()
    await type('pr')
    await waitFor(() => expect(asked()).toEqual(['pr']))
    expect(screen.queryByRole('listbox')).toBeNull()
    await type('i')
    expect((await options())[0]?.textContent).toContain('Selling')
    answerLate([hit('Hiring')])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await options())[0]?.textContent).toContain('Selling')
  })

  test('are not there, without a message over the page, and the box goes on working', async () => {
    let fails = true
    const asked = stubSearches(() => (fails ? null : [hit('Pricing')]))
    const { address } = await open()
    await type('pric')
    await waitFor(() => expect(asked()).toEqual(['pric']))
    await waitFor(() => expect(address()).toBe('/courses?q=pric'))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    fails = false
    await type('i')
    await list()
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(address()).toBe('/courses?q=prici'))
  })
})
