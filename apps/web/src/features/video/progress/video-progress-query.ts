import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { StoredProgressFragment } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'

const VideoProgressDocument = graphql(`
  query VideoProgress($videoId: ID!) {
    getVideoProgress(videoId: $videoId) {
      continueAtTime
      positionAt
      positionSessionId
    }
  }
`)

/** The time for which a loaded position is used, in milliseconds; it is short, because another device may move it. */
const FRESH_MS = 10_000

/** The member's position in a video. The data of its page brings it along. */
export const videoProgressQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['video', 'progress', videoId],
    staleTime: FRESH_MS,
    queryFn: async () => (await execute(VideoProgressDocument, { videoId })).getVideoProgress ?? null,
  })

/** Keeps the positions that came with the data of a page. */
export function keepPositions(videos: readonly StoredProgressFragment[]): void {
  for (const { videoId, continueAtTime, positionAt, positionSessionId } of videos) {
    const position = { continueAtTime, positionAt, positionSessionId }
    queryClient.setQueryData(videoProgressQuery(videoId).queryKey, () => position)
  }
}
