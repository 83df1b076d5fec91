import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const VideoProgressDocument = graphql(`
  query VideoProgress($videoId: ID!) {
    getVideoProgress(videoId: $videoId) {
      continueAtTime
      positionAt
      positionSessionId
    }
  }
`)

/** The member's position in a video; never cached, because playing changes it. */
export const videoProgressQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['video', 'progress', videoId],
    staleTime: 0,
    queryFn: async () => (await execute(VideoProgressDocument, { videoId })).getVideoProgress ?? null,
  })
