import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { NOW } from '../../../testing/dashboard-session.ts'
import { type RecordedRequest, stubService } from '../../../testing/stub-service.ts'
import { course, openCourses } from '../courses-page.fixture.tsx'

/** Sets up and clears up each test of suggestions, at the time of the fixtures' sessions. */
export function useSuggestionTests(): void {
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

export const COURSES = ['Pricing', 'Packaging', 'Branding', 'Selling', 'Hiring', 'Leading', 'Budgeting']

export const inTitle = (title: string) => ({ field: 'TITLE', parts: [{ text: title, isMatch: true }] })
export const hit = (courseId: string, reason: object | null = inTitle(courseId)) => ({ courseId, reason })

/** Returns the text of a request for courses; null for another request. */
const searchOf = ({ body }: RecordedRequest): string | null =>
  (body as { variables?: { input?: { query: string } } }).variables?.input?.query ?? null

/** Answers each search of courses with what the function returns for its text; with a failure for null. */
export function stubSearches(answer: (text: string) => object[] | null | Promise<object[] | null>) {
  const requests = stubService({
    '/graphql': async (request) => {
      const text = searchOf(request)
      const hits = text === null ? [] : await answer(text)
      return hits ? { body: { data: { searchCourses: hits } } } : { status: 500, body: {} }
    },
  })
  return () => requests.map(searchOf).filter((text) => text !== null)
}

export async function openSearch(address = '/courses') {
  const page = await openCourses(COURSES.map(course), [], { address })
  await screen.findByRole('heading', { level: 1 })
  return page
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search courses' })
export const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
export const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
export const options = async () => within(await list()).getAllByRole('option')
export const typeIn = async (text: string) => userEvent.type(box(), text)
