import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../../testing/dashboard-session.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { openCourseList as open, titles } from './course-list.fixture.tsx'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('The course search', () => {
  const answer = (...courseIds: string[]) => ({
    '/graphql': {
      body: { data: { searchCourses: courseIds.map((courseId) => ({ courseId, reason: null })) } },
    },
  })
  /** Returns the variables of the course searches; the search in lessons is another request. */
  const variablesOf = (requests: ReturnType<typeof stubService>) =>
    requests
      .map(({ body }) => (body as { variables: object }).variables)
      .filter((variables) => 'input' in variables)
  const box = () => screen.getByRole('combobox', { name: 'Search courses' })

  test('narrows the list while it is typed, keeps the filters, and shows the best hits first', async () => {
    const requests = stubService(answer('later', 'pricing'))
    const { address } = await open('?m=live')
    fireEvent.change(box(), { target: { value: 'strat' } })
    await waitFor(() => expect(address()).toBe('/courses?m=live&q=strat'))
    await waitFor(() => expect(titles()).toEqual(['Brand Workshop', 'Pricing Strategy']))
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort courses' })
    expect([order.disabled, order.textContent]).toEqual([true, 'Best match'])
    expect(variablesOf(requests)).toEqual([
      { input: { query: 'strat', stacks: [], topics: [], difficulties: [] } },
    ])
  })

  test('clears the type and the topics when it is submitted, and sends the keys of the other facets', async () => {
    const requests = stubService(answer('pricing'))
    const { address } = await open('?m=live&t=functional-ai&d=beginner')
    fireEvent.change(box(), { target: { value: ' pricing ' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(address()).toBe('/courses?d=beginner&q=pricing'))
    await waitFor(() => expect(variablesOf(requests)).toHaveLength(1))
    expect(variablesOf(requests)).toEqual([
      { input: { query: 'pricing', stacks: [], topics: [], difficulties: ['beginner'] } },
    ])
  })

  test.each(['1e3', '"100%" a+b'])(
    'asks for the text %j of a link as it is, and shows it in the box',
    async (text) => {
      const requests = stubService(answer('pricing'))
      const search = `?${new URLSearchParams({ q: text })}`
      const { address } = await open(search)
      expect((box() as HTMLInputElement).value).toBe(text)
      await waitFor(() => expect(variablesOf(requests)).toHaveLength(1))
      expect(variablesOf(requests)).toEqual([
        { input: { query: text, stacks: [], topics: [], difficulties: [] } },
      ])
      fireEvent.change(box(), { target: { value: 'other' } })
      await waitFor(() => expect(address()).toBe('/courses?q=other'))
      fireEvent.change(box(), { target: { value: text } })
      await waitFor(() => expect(address()).toBe(`/courses${search}`))
    },
  )

  test('is cleared by its button once it is applied', async () => {
    stubService(answer('pricing'))
    const { address } = await open('?q=pricing')
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(address()).toBe('/courses'))
    expect(screen.getByRole('button', { name: 'Search' })).toBeDefined()
    expect((box() as HTMLInputElement).value).toBe('')
  })

  test('that fails leaves all courses and says so', async () => {
    stubService({ '/graphql': { status: 500, body: {} } })
    await open('?q=pricing')
    await screen.findByText('The search is not available right now, so all courses are shown.')
    expect(titles()).toHaveLength(3)
  })

  test('without hits says that no courses were found', async () => {
    stubService(answer())
    await open('?q=xylophone')
    expect(await screen.findByText('No courses found. Try adjusting your search filters.')).toBeDefined()
  })
})
