import type { CaseStudy, QueryListCaseStudiesArgs } from '@section/contract/generated/schema-types.ts'
import { canReadInsights } from '@section/domain/insights/insight-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isUuid } from '../../server/graphql/uuid.ts'
import { isShownRecording, type StoredCaseStudy } from './case-study-store.ts'

/** Returns the published case studies, newest first, at most 500, or one by its id; none to a viewer who may not read insights. */
export async function listCaseStudies(
  context: UseCaseContext<'insights' | 'mediaLinks'>,
  { caseStudyId }: QueryListCaseStudiesArgs,
): Promise<CaseStudy[]> {
  const id = caseStudyId?.toLowerCase()
  if (!canReadInsights(context.viewer) || (id !== undefined && !isUuid(id))) return []
  const { services, now } = context
  const found =
    id === undefined ? await services.insights.published(now) : [await services.insights.find(id, now)]
  return found.flatMap((stored) => (stored ? caseStudyResult(stored, context) : []))
}

/** Returns whether the viewer may load a recording because a case study that they may read shows it. */
export async function showsRecording(
  { services, viewer, now }: UseCaseContext<'database'>,
  externalKey: string,
): Promise<boolean> {
  return canReadInsights(viewer) && isShownRecording(services.database.db, externalKey, now)
}

function caseStudyResult(
  { videoExternalKey, videoDuration, publishStatus, ...caseStudy }: StoredCaseStudy,
  { services, viewer, now }: UseCaseContext<'mediaLinks'>,
): CaseStudy {
  const hasVideo = videoExternalKey !== null && videoDuration !== null
  return {
    ...caseStudy,
    status: publishStatus,
    video: hasVideo
      ? {
          duration: videoDuration,
          playlistUrl: services.mediaLinks.playlistUrl(videoExternalKey, viewer.userId, now),
        }
      : null,
  }
}
