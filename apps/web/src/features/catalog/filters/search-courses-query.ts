import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { CourseFilters } from '@section/domain/catalog/filters/course-filters.ts'
import type { SearchRanks } from '@section/domain/catalog/filters/filter-courses.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const SearchCoursesDocument = graphql(`
  query SearchCourses($input: SearchCoursesInput!) {
    searchCourses(input: $input) {
      courseId
    }
  }
`)

/**
 * The query for the courses that match the text and the families of the filters, each with its rank among the hits. A
 * failure is logged by the server, and the list stays usable without it (docs/product/search.md#failures).
 */
export const searchCoursesQuery = ({ query, stacks, topics, difficulties }: CourseFilters) =>
  queryOptions({
    queryKey: ['courses', 'search', { query, stacks, topics, difficulties }],
    enabled: query !== '',
    retry: false,
    queryFn: async (): Promise<ReadonlyMap<string, number>> => {
      const input = { query, stacks: [...stacks], topics: [...topics], difficulties: [...difficulties] }
      const { searchCourses } = await execute(SearchCoursesDocument, { input })
      return new Map(searchCourses.map(({ courseId }, rank) => [courseId, rank]))
    },
  })

/**
 * Returns the ranks of the hits: null without a search, before its first answer, and after a failure. While the answer
 * to a changed text is awaited, the former hits stay.
 */
export function useSearchRanks(filters: CourseFilters): { ranks: SearchRanks; failed: boolean } {
  const { data, isError } = useQuery({
    ...searchCoursesQuery(filters),
    placeholderData: keepPreviousData,
  })
  const ranks = filters.query === '' || isError ? null : (data ?? null)
  return { ranks, failed: filters.query !== '' && isError }
}
