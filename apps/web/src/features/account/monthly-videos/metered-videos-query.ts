import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { MeteredVideosQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

export type MeteredVideo = MeteredVideosQuery['listMeteredVideos'][number]

const MeteredVideosDocument = graphql(`
  query MeteredVideos {
    listMeteredVideos {
      videoId
      title
      courseTitle
      playedAt
      page {
        kind
        topLevelId
        groupId
        videoContentId
      }
    }
  }
`)

/** The videos that counted against a limited member's allowance this month, in the order in which they played. */
export const meteredVideosQuery = queryOptions({
  // Whatever reads the allowance again reads these, too, because the key begins like that of the allowance.
  queryKey: ['metering', 'videos'],
  // The answer is never cached, because watching a video in another tab adds to it.
  staleTime: 0,
  queryFn: async () => (await execute(MeteredVideosDocument)).listMeteredVideos,
})
