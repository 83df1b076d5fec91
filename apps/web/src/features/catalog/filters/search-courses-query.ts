import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SearchCoursesQuery } from '@section/contract/generated/operations/graphql.ts'
import type { CourseFilters } from '@section/domain/catalog/filters/course-filters.ts'
import type { SearchRanks } from '@section/domain/catalog/filters/filter-courses.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { loadFile } from '../../../lib/loading/load-file.ts'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { dashboardQuery } from '../dashboard-query.ts'

const SearchCoursesDocument = graphql(`
  query SearchCourses($input: SearchCoursesInput!) {
    searchCourses(input: $input) {
      courseId
      reason {
        field
        parts {
          text
          isMatch
        }
      }
    }
  }
`)

/** A course that a search has found, with the text by which it was. */
export type CourseHit = SearchCoursesQuery['searchCourses'][number]

/**
 * The query for the courses that match the text and the families of the filters, best first, each with its rank. A
 * failure is logged by the server, and the list stays usable without it (docs/product/search.md#failures).
 */
export const searchCoursesQuery = ({ query, stacks, topics, difficulties }: CourseFilters) =>
  queryOptions({
    queryKey: ['courses', 'search', { query, stacks, topics, difficulties }],
    enabled: query !== '',
    retry: false,
    queryFn: async ({ client, signal }) => {
      const input = { query, stacks: [...stacks], topics: [...topics], difficulties: [...difficulties] }
      const [{ searchCourses: hits }, notesOf] = await Promise.all([
        execute(SearchCoursesDocument, { input }, { signal }),
        loadNotes(client),
      ])
      const ranks = new Map(hits.map(({ courseId }, rank) => [courseId, rank]))
      return { hits, ranks, notes: notesOf(hits, 'cards'), rowNotes: notesOf(hits, 'rows') }
    },
  })

/**
 * Returns what writes the notes of hits, which is loaded with the first search, because most visits search nothing. The hits are
 * of use without their notes, so what does not load leaves them without any.
 */
async function loadNotes(client: QueryClient) {
  try {
    const [{ reasonNotes }, { sessions }] = await Promise.all([
      loadFile(() => import('../reasons/reason-notes.ts')),
      client.ensureQueryData(dashboardQuery),
    ])
    return (hits: readonly CourseHit[], shownAs: 'cards' | 'rows') => reasonNotes(hits, sessions, shownAs)
  } catch {
    return () => new Map<string, readonly string[]>()
  }
}

/**
 * Returns the ranks of the hits, and why they are hits: null and undefined without a search, before its first answer, and
 * after a failure. While the answer to a changed text is awaited, the former hits stay.
 */
export function useSearchRanks(filters: CourseFilters): {
  ranks: SearchRanks
  /** The lines of cards that say why their courses are hits, by the course's id. */
  notes: ReadonlyMap<string, readonly string[]> | undefined
  failed: boolean
} {
  const isPhone = useIsPhone()
  const { data, isError } = useQuery({
    ...searchCoursesQuery(filters),
    placeholderData: keepPreviousData,
  })
  const found = filters.query === '' || isError ? undefined : data
  return {
    ranks: found?.ranks ?? null,
    notes: isPhone ? found?.rowNotes : found?.notes,
    failed: filters.query !== '' && isError,
  }
}
