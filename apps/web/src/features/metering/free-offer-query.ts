import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const FreeOfferDocument = graphql(`
  query FreeOffer {
    getFreeOffer {
      previews {
        videoId
        title
        courseTitle
        page {
          kind
          topLevelId
          groupId
          videoContentId
        }
      }
      courses {
        courseId
        title
      }
      liveCourses {
        courseId
        title
        startAt
      }
    }
  }
`)

/** The query for the lessons and courses that stay free when the allowance is spent; null for members who are not metered. */
export const freeOfferQuery = queryOptions({
  queryKey: ['metering', 'free-offer'],
  queryFn: async () => (await execute(FreeOfferDocument)).getFreeOffer,
})
