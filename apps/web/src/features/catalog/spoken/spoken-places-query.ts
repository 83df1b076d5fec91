import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SearchTranscriptsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute, GraphQLFailure } from '../../../lib/graphql/graphql-client.ts'

const SearchTranscriptsDocument = graphql(`
  query SearchTranscripts($query: String!, $after: String) {
    searchTranscripts(input: { query: $query, after: $after }) {
      places {
        videoId
        courseTitle
        title
        language
        startSeconds
        page {
          kind
          topLevelId
          groupId
          videoContentId
        }
        parts {
          text
          isMatch
        }
      }
      total
      hasMoreThanTotal
      nextCursor
      error {
        code
        message
      }
    }
  }
`)

export type SpokenPlace = SearchTranscriptsQuery['searchTranscripts']['places'][number]

/**
 * The query for the places at which a text is said in lessons. It is not asked together with the courses, so that these
 * do not wait for it. While the answer to a changed text is awaited, the former places stay.
 */
export const spokenPlacesQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['courses', 'spoken', query],
    enabled: query !== '',
    retry: false,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: after }: { pageParam: string | null }) => {
      const { searchTranscripts: page } = await execute(SearchTranscriptsDocument, { query, after })
      if (page.error) throw new GraphQLFailure(page.error.message, page.error.code)
      return page
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
