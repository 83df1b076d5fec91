import type { QueryGetTranscriptArgs, Transcript } from '@section/contract/generated/schema-types.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import { hasPlayedThisMonth } from '../metering/allowance.ts'
import { openVideo } from '../video/open-video.ts'

/**
 * Returns the transcript of a video that the viewer may watch now; null for another one, and without captions. A video of the
 * monthly allowance must have played this month, so that reading does not get around the allowance.
 * docs/product/transcripts.md#who-may-read
 */
export async function getTranscript(
  context: MemberContext,
  { videoContentId, language }: QueryGetTranscriptArgs,
): Promise<Transcript | null> {
  const { catalog, database, transcripts } = context.services
  const { lessonVideoIds } = await catalog.current()
  const id = videoContentId.toLowerCase()
  const open = await openVideo(context, lessonVideoIds.get(id) ?? id)
  if (open.kind === 'refused') return null
  const { videoId, externalKey } = open.playable.video
  if (open.metering && !(await hasPlayedThisMonth(database.db, open.metering, videoId))) return null
  const found = await transcripts.read(externalKey, language)
  return found && { videoContentId, ...found }
}
