import type { CourseContent, OnDemandContent, Video } from '@section/contract/generated/schema-types.ts'
import { mayTake } from '@section/domain/entitlement/course-entitlement.ts'
import { learnerOf } from '../../server/access/learner.ts'
import type { MemberContext } from '../../server/graphql/operation.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts'
import type { CatalogueLesson } from '../catalogue/catalogue-types.ts'
import { seenCourse } from './find-lesson.ts'

/**
 * The modules and lessons of a course's on-demand edition; null when it has none or the member may not know of it.
 * The external key of a video is only a name: media open by signature alone. Specification 2, section 3.
 */
export async function onDemandContent(
  { services, viewer, now }: MemberContext,
  courseId: string,
): Promise<OnDemandContent | null> {
  const snapshot = await services.catalogue.current()
  const learner = learnerOf(viewer.state, now)
  const seen = seenCourse(snapshot, courseId, learner, now)
  if (!seen) return null
  const { course, onDemand, taken } = seen
  return {
    courseId: course.courseId,
    courseTitle: course.title,
    sessionId: onDemand.sessionId,
    entitled: mayTake(learner, taken.course, taken.session, now),
    groups: course.groups.map(({ courseContentGroupId, slug, title, description, hidePreview, content }) => ({
      courseContentGroupId,
      slug,
      title,
      description,
      hidePreview,
      content: content.map((lesson) => toContent(snapshot, course.courseId, lesson)),
    })),
  }
}

function toContent(snapshot: CatalogueSnapshot, courseId: string, lesson: CatalogueLesson): CourseContent {
  const { courseContentId, slug, title, description, type, hidePreview, completionRequired, meta, videoId } =
    lesson
  const video = videoId === null ? undefined : snapshot.videos.get(videoId)
  return {
    courseContentId,
    slug,
    title,
    description,
    type,
    hidePreview,
    completionRequired,
    meta: { title: meta.title ?? null, videoThumbnail: meta.videoThumbnail ?? video?.thumbnailUrl ?? null },
    video: video ? toVideo(video, courseId) : null,
  }
}

type CatalogueVideo = NonNullable<ReturnType<CatalogueSnapshot['videos']['get']>>

function toVideo(video: CatalogueVideo, courseId: string): Video {
  const { videoId, externalKey, duration, aspectWidth, aspectHeight } = video
  return {
    videoId,
    externalKey,
    duration,
    courseId,
    aspectWidth,
    aspectHeight,
    chapters: video.chapters.map(({ videoChapterId, slug, title, startSeconds, endSeconds }) => ({
      videoChapterId,
      slug,
      title,
      startSeconds,
      endSeconds,
    })),
    meta: { is_ai_generated: video.isAiGenerated },
  }
}
