import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { DropsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const DropsDocument = graphql(`
  query Drops {
    getPageContent(slug: "drops") {
      title
      body
    }
  }
`)

/** The school's text about its drops, in Markdown; null where it has none. */
export const dropsQuery = queryOptions({
  queryKey: ['drops'],
  // The loader has asked before the screen is shown, which is complete without an answer.
  retryOnMount: false,
  queryFn: async (): Promise<DropsQuery['getPageContent']> => {
    const { getPageContent } = await execute(DropsDocument)
    return getPageContent
  },
})
