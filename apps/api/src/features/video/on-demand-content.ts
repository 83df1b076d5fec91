import type {
  OnDemandContent,
  QueryGetOnDemandContentArgs,
  Video,
} from '@section/contract/generated/schema-types.ts'
import { checkEnrollmentAccess } from '@section/domain/entitlement/course-entitlement.ts'
import { isFreePreview, lessonsOpenAt } from '@section/domain/entitlement/lesson-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import type { CatalogVideo } from '../catalog/catalog-types.ts'
import { findEdition, canSeePlanHint, type OnDemandEdition, canSeeEdition } from './lesson.ts'

/**
 * Returns the modules of an on-demand course; null when there are none, or when the viewer may not know of them. A
 * video's `externalKey` is public, like its thumbnail; a viewer who is not `entitled` gets no signature for it. A
 * viewer whose plan does not include the course gets the free preview and the names of the other lessons, so that the
 * page can name the plan. docs/product/video.md#who-may-watch
 */
export async function getOnDemandContent(
  { services, viewer, now }: UseCaseContext<'catalog'>,
  { courseId }: QueryGetOnDemandContentArgs,
): Promise<OnDemandContent | null> {
  const snapshot = await services.catalog.current()
  const edition = findEdition(snapshot, courseId.toLowerCase())
  if (!edition) return null
  const isVisible = canSeeEdition(edition, { snapshot, viewer, now })
  if (!isVisible && !canSeePlanHint(edition, viewer, now)) return null
  const refusal = checkEnrollmentAccess(viewer, edition.course, edition.session, now)
  if (refusal === 'SESSION_NOT_FOUND') return null
  const groups = groupsOf(edition, snapshot.videos)
  const opensAt = lessonsOpenAt(edition.session, now)
  return {
    courseId: edition.course.courseId,
    courseTitle: edition.course.title,
    sessionId: edition.session?.sessionId ?? null,
    entitled: refusal === null,
    opensAt,
    groups: isVisible ? groups : groups.map(withoutDetails),
  }
}

function withoutDetails(group: OnDemandContent['groups'][number]): OnDemandContent['groups'][number] {
  const content = group.content.map((lesson) =>
    lesson.preview
      ? lesson
      : {
          ...lesson,
          description: '',
          meta: { title: lesson.meta.title ?? null, videoThumbnail: null },
          video: null,
        },
  )
  return { ...group, description: '', content }
}

function groupsOf(
  { course: { courseId, groups }, session }: OnDemandEdition,
  videos: ReadonlyMap<string, CatalogVideo>,
): OnDemandContent['groups'] {
  return groups.map((group) => ({
    ...group,
    meta: { title: group.meta.title ?? null },
    content: group.content.map((lesson) => {
      const { title = null, videoThumbnail = null } = lesson.meta
      const video = videos.get(lesson.videoId ?? '')
      const preview = isFreePreview(lesson, session)
      return {
        ...lesson,
        preview,
        meta: { title, videoThumbnail },
        video: video ? toVideo(video, courseId) : null,
      }
    }),
  }))
}

const toVideo = (video: CatalogVideo, courseId: string): Video => ({
  ...video,
  courseId,
  meta: { is_ai_generated: video.isAiGenerated },
})
