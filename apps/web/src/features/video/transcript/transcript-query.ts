import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { TranscriptTextFragment } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { audioPreference } from '../player/preferences.ts'

graphql(`
  fragment TranscriptText on Transcript {
    language
    languages
    lines {
      startSeconds
      endSeconds
      text
    }
  }
`)

const TranscriptDocument = graphql(`
  query Transcript($videoContentId: ID!, $language: String) {
    getTranscript(videoContentId: $videoContentId, language: $language) {
      ...TranscriptText
    }
  }
`)

/** What is said in a video, in one language. */
export type TranscriptText = TranscriptTextFragment

/**
 * The transcript of a video in a language, or in the first that it has; `language` null leaves the choice to the video. Null for a
 * video without captions, and for one that the viewer may not read yet. It stays the same as long as the page is open.
 */
export const transcriptQuery = (videoContentId: string, language: string | null) =>
  queryOptions({
    queryKey: ['video', 'transcript', videoContentId, language],
    staleTime: Infinity,
    queryFn: async (): Promise<TranscriptText | null> => {
      const { getTranscript } = await execute(TranscriptDocument, { videoContentId, language })
      keepOwnLanguage(videoContentId, getTranscript)
      return getTranscript
    },
  })

/** The variables by which the data of a video page brings the transcript of the video that is opened, unless it is here. */
export function openedTranscript(videoContentId: string) {
  const language = audioPreference.get()
  const known = queryClient.getQueryData(transcriptQuery(videoContentId, language).queryKey)
  return { videoContentId, language, withTranscript: videoContentId !== '' && known === undefined }
}

/**
 * Keeps the transcript that came with the data of a video page; `isMetered` for a viewer with a monthly allowance, to whom the
 * first play of a video opens its transcript, so that a missing one is asked for again.
 */
export function keepTranscript(
  { videoContentId, language, withTranscript }: ReturnType<typeof openedTranscript>,
  transcript: TranscriptText | null | undefined,
  isMetered: boolean,
): void {
  if (!withTranscript || transcript === undefined || (transcript === null && isMetered)) return
  queryClient.setQueryData(transcriptQuery(videoContentId, language).queryKey, transcript)
  keepOwnLanguage(videoContentId, transcript)
}

/** Keeps a transcript under its own language too, which the player names once the video plays. */
function keepOwnLanguage(videoContentId: string, transcript: TranscriptText | null): void {
  if (transcript === null) return
  queryClient.setQueryData(transcriptQuery(videoContentId, transcript.language).queryKey, transcript)
}
