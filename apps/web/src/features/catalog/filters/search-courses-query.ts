import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SearchCoursesQuery } from '@section/contract/generated/operations/graphql.ts'
import type { CourseFilters } from '@section/domain/catalog/filters/course-filters.ts'
import type { SearchRanks } from '@section/domain/catalog/filters/filter-courses.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { loadFile } from '../../../lib/loading/load-file.ts'
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
      const [{ searchCourses: hits }, { reasonNotes }, { sessions }] = await Promise.all([
        execute(SearchCoursesDocument, { input }, { signal }),
        // The words of reasons come with the first search, because most visits search nothing.
        loadFile(() => import('../reasons/reason-notes.ts')),
        client.ensureQueryData(dashboardQuery),
      ])
      const ranks = new Map(hits.map(({ courseId }, rank) => [courseId, rank]))
      return { hits, ranks, notes: reasonNotes(hits, sessions) }
    },
  })

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
  const { data, isError } = useQuery({
    ...searchCoursesQuery(filters),
    placeholderData: keepPreviousData,
  })
  const found = filters.query === '' || isError ? undefined : data
  return { ranks: found?.ranks ?? null, notes: found?.notes, failed: filters.query !== '' && isError }
}
