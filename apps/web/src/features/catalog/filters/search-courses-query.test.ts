import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_FILTERS } from '@section/domain/catalog/filters/course-filters.ts'
import { aSession } from '../../../testing/dashboard-session.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { type Dashboard, dashboardQuery } from '../dashboard-query.ts'
import { searchCoursesQuery } from './search-courses-query.ts'

// The hits of a search with the notes that say why they are hits, of which the notes may not load.

const file = vi.hoisted(() => ({ isMissing: false }))
vi.mock('../../../lib/loading/load-file.ts', async (original) => {
  const actual = await original<typeof import('../../../lib/loading/load-file.ts')>()
  const loadFile: typeof actual.loadFile = async (load) => {
    if (file.isMissing) throw new actual.FileMissing(true)
    return load()
  }
  return { ...actual, loadFile }
})

const HIT = {
  courseId: 'pricing',
  reason: {
    field: 'LESSON',
    parts: [
      { text: 'Running a ', isMatch: false },
      { text: 'test', isMatch: true },
    ],
  },
}
const DASHBOARD: Dashboard = {
  sessions: [aSession({ courseId: 'pricing' })],
  bookmarks: new Set(),
  resume: null,
}

let client: QueryClient
beforeEach(() => {
  file.isMissing = false
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

/** Searches with a service that answers the search only. */
const search = () => {
  stubService({
    '/graphql': ({ body }) =>
      JSON.stringify(body).includes('"input"')
        ? { body: { data: { searchCourses: [HIT] } } }
        : { status: 400, body: { errors: [{ message: 'Not now.' }] } },
  })
  return client.fetchQuery(searchCoursesQuery({ ...NO_FILTERS, query: 'test' }))
}

test('A search has its hits, their ranks and the notes that say why they are hits', async () => {
  client.setQueryData(dashboardQuery.queryKey, DASHBOARD)
  const { hits, ranks, notes, rowNotes } = await search()
  expect(hits).toEqual([HIT])
  expect(ranks).toEqual(new Map([['pricing', 0]]))
  expect(notes.get('pricing')).toEqual([expect.stringContaining('In a lesson: ')])
  expect(rowNotes).toEqual(notes)
})

test('A search whose words of reasons do not load has its hits without notes', async () => {
  file.isMissing = true
  client.setQueryData(dashboardQuery.queryKey, DASHBOARD)
  expect(await search()).toEqual({
    hits: [HIT],
    ranks: new Map([['pricing', 0]]),
    notes: new Map(),
    rowNotes: new Map(),
  })
})

test('A search beside a dashboard that does not load has its hits without notes', async () => {
  const { hits, notes, rowNotes } = await search()
  expect([hits, notes, rowNotes]).toEqual([[HIT], new Map(), new Map()])
})
