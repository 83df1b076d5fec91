import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../../testing/dashboard-session.ts'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { openCourseList as open } from '../filters/course-list.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const place = (startSeconds: number, more: object = {}) => ({
  videoId: 'v1',
  courseTitle: 'Pricing Strategy',
  title: 'Running a pricing test',
  language: 'en',
  startSeconds,
  page: { kind: 'ON_DEMAND', topLevelId: 'course', groupId: 'module', videoContentId: 'lesson' },
  parts: [
    { text: 'A ', isMatch: false },
    { text: 'price', isMatch: true },
    { text: ' is a guess.', isMatch: false },
  ],
  ...more,
})

type Page = {
  places?: object[]
  total?: number
  hasMoreThanTotal?: boolean
  nextCursor?: string | null
  error?: object
}

const isSpoken = ({ body }: RecordedRequest) => 'query' in (body as { variables: object }).variables
const afterOf = ({ body }: RecordedRequest) =>
  (body as { variables: { after: string | null } }).variables.after

/** Answers searches of courses with none, and searches of lessons with what the function returns. */
const stubSearches = (answer: (after: string | null) => Page | undefined) =>
  stubService({
    '/graphql': (request) => {
      if (!isSpoken(request)) return { body: { data: { searchCourses: [] } } }
      const page = answer(afterOf(request))
      if (!page) return { status: 500, body: {} }
      const { places = [] } = page
      const rest = { total: places.length, hasMoreThanTotal: false, nextCursor: null, error: null }
      return { body: { data: { searchTranscripts: { ...rest, ...page, places } } } }
    },
  })

const section = () => screen.findByRole('region', { name: 'Said in lessons' })

describe('What is said in lessons', () => {
  test('is listed below the courses of a search, each sentence a link to its second', async () => {
    const requests = stubSearches(() => ({
      places: [place(0.9), place(3725.2, { language: 'es', title: 'Precios' })],
    }))
    await open('?q=price')
    const part = within(await section())
    expect(await part.findByText('2 places')).toBeDefined()
    const [first, second] = part.getAllByRole('link')
    expect(first?.textContent).toBe('00:00A price is a guess.Running a pricing test · Pricing Strategy')
    expect(first?.getAttribute('href')).toBe('/courses/ondemand/course/module/lesson?seek=0.9')
    expect(first?.querySelector('mark')?.textContent).toBe('price')
    expect(second?.textContent).toContain('1:02:05')
    expect(second?.textContent).toContain('Precios · Pricing Strategy · Spanish')
    const sentence = second?.querySelector<HTMLElement>('[lang="es"]')
    expect([sentence?.textContent, sentence?.dir]).toEqual(['A price is a guess.', 'auto'])
    expect(requests.filter(isSpoken)).toHaveLength(1)
  })

  test('has a lock in the lessons that the spent allowance of a limited member leaves out', async () => {
    stubSearches(() => ({ places: [place(1), place(2, { videoId: 'v2' })] }))
    const plan = { threshold: 1, currentMeasure: 1, watchedVideoIds: ['v1'], entitledVideoIds: [] }
    await open('?q=price', { accountType: 'LIMITED', known: [[meteringQuery.queryKey, plan]] })
    const links = await within(await section()).findAllByRole('link')
    const isLocked = (link: HTMLElement) => within(link).queryByRole('img', { name: 'Locked' }) !== null
    expect(links.map(isLocked)).toEqual([false, true])
  })

  test('is not asked for, and has no heading, without a search', async () => {
    const requests = stubSearches(() => ({}))
    await open('?d=beginner')
    expect(screen.queryByRole('region', { name: 'Said in lessons' })).toBeNull()
    expect(requests).toEqual([])
  })

  test.each([
    ['one place', { places: [place(1)] }, '1 place'],
    [
      'more than are counted',
      { places: [place(1)], total: 500, hasMoreThanTotal: true },
      'More than 500 places',
    ],
    ['none', {}, 'This is not said in any lesson that you can open.'],
  ])('is counted in words that are true: %s', async (_what, page, text) => {
    stubSearches(() => page)
    await open('?q=price')
    expect(await within(await section()).findByText(text)).toBeDefined()
  })

  test('is led to from above the courses, and keeps the address', async () => {
    stubSearches(() => ({ places: [place(1)] }))
    const { address } = await open('?q=price')
    fireEvent.click(await screen.findByRole('link', { name: '1 place in lessons' }))
    expect(document.activeElement?.textContent).toContain('A price is a guess.')
    expect(address()).toBe('/courses?q=price')
  })

  test('that finds nothing has no link above the courses, whose own sentence stays', async () => {
    stubSearches(() => ({}))
    await open('?q=xylophone')
    await within(await section()).findByText('This is not said in any lesson that you can open.')
    expect(screen.queryByRole('link', { name: /in lessons$/ })).toBeNull()
    expect(await screen.findByText('No courses found. Try adjusting your search filters.')).toBeDefined()
  })

  test('says that filters do not narrow it', async () => {
    stubSearches(() => ({ places: [place(1)] }))
    await open('?q=price&d=beginner')
    expect(
      await screen.findByText('The filters apply to the courses, not to what is said in lessons.'),
    ).toBeDefined()
    cleanup()
    await open('?q=price')
    await screen.findByText('1 place')
    expect(screen.queryByText(/^The filters apply/)).toBeNull()
  })

  test('shows more, and moves the focus to the first of what it brought', async () => {
    stubSearches((after) =>
      after === null
        ? { places: [place(1), place(2)], total: 3, nextCursor: '2' }
        : { places: [place(61)], total: 3 },
    )
    await open('?q=price')
    const part = within(await section())
    fireEvent.click(await part.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(part.getAllByRole('link')).toHaveLength(3))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('01:01'))
    expect(part.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('keeps what it shows when more does not load, and says so', async () => {
    stubSearches((after) => (after === null ? { places: [place(1)], total: 2, nextCursor: '1' } : undefined))
    await open('?q=price')
    const part = within(await section())
    fireEvent.click(await part.findByRole('button', { name: 'Show more' }))
    expect((await part.findByRole('alert')).textContent).toBe(
      'What is said in lessons can’t be searched right now.',
    )
    expect(part.getAllByRole('link')).toHaveLength(1)
    expect(part.getByRole('button', { name: 'Show more' })).toBeDefined()
  })

  test('that fails says so beside the courses, and is tried again', async () => {
    let fails = true
    stubSearches(() => (fails ? undefined : { places: [place(1)] }))
    await open('?q=price')
    const part = within(await section())
    expect((await part.findByRole('alert')).textContent).toBe(
      'What is said in lessons can’t be searched right now.',
    )
    expect(screen.queryByText(/The search is not available/)).toBeNull()
    fails = false
    fireEvent.click(part.getByRole('button', { name: 'Retry' }))
    expect(await part.findByText('1 place')).toBeDefined()
  })

  test('that is searched too often says when to try again', async () => {
    const message = 'Too many tries. Please try again in 1 minute.'
    stubSearches(() => ({ error: { code: 'LIMIT_EXCEEDED', message } }))
    await open('?q=price')
    expect((await within(await section()).findByRole('alert')).textContent).toBe(message)
  })

  test('says that it is being searched while no answer has come', async () => {
    stubService({ '/graphql': { body: { data: { searchCourses: [] } } } })
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await open('?q=price')
    expect(await within(await section()).findByText('Searching what is said in lessons')).toBeDefined()
  })
})
