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

/** The transcript of a video in one language, with the tags of all its languages. */
export type TranscriptText = TranscriptTextFragment

/**
 * The query for the transcript of a video in a language, or in the first that it has; `language` null asks for the first. The
 * answer is null for a video without captions, and for one whose transcript the viewer may not read yet. It never gets stale,
 * because a transcript changes by imports only.
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

/** Returns the variables by which the query of a video page asks for the transcript of the opened video, unless it is cached. */
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
