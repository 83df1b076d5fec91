import type { OnDemandVideoPageQuery } from '@section/contract/generated/operations/graphql.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import {
  type CollectionVideo,
  type LectureProgress,
  progressById,
  type VideoCollection,
} from '../video-collection.ts'

type Content = NonNullable<OnDemandVideoPageQuery['getOnDemandContent']>
type ContentItem = Content['groups'][number]['content'][number]

/** An on-demand course with the lessons that the member may watch. */
export interface OnDemandCourse extends VideoCollection {
  readonly entitled: boolean
  /** The time at which the lessons open, in epoch milliseconds; null when they are open. */
  readonly opensAt: number | null
}

/** Joins a course's content with the member's progress; null when the course does not exist. */
export function toOnDemandCourse(answer: OnDemandVideoPageQuery): OnDemandCourse | null {
  const content = answer.getOnDemandContent
  if (!content) return null
  const progressOf = progressById(
    answer.getVideoProgressByCourse?.groups.flatMap((group) => group.videos) ?? [],
  )
  const { opensAt } = content
  return {
    kind: 'ON_DEMAND',
    topLevelId: content.courseId,
    courseId: content.courseId,
    title: content.courseTitle,
    sessionId: content.sessionId,
    entitled: content.entitled,
    opensAt,
    groups: content.groups.map(({ courseContentGroupId: groupId, title, content: items }) => ({
      groupId,
      title,
      // Outside of the plan, and before the lessons open, there is the free preview alone.
      videos: items
        .filter(({ preview }) => preview || (content.entitled && opensAt === null))
        .flatMap((item) => toLectures(groupId, item, progressOf)),
      lessons: items.map(toOutlineLesson),
    })),
  }
}

const titleOf = ({ meta, title }: ContentItem) => meta.title ?? title

const toOutlineLesson = (item: ContentItem) => ({
  videoContentId: item.courseContentId,
  title: titleOf(item),
  preview: item.preview,
  isOptional: !item.completionRequired,
  video: item.video ?? null,
})

/** Returns the lecture of an item; empty for one without a video. */
function toLectures(
  groupId: string,
  item: ContentItem,
  progressOf: (videoId: string) => LectureProgress,
): CollectionVideo[] {
  const { video } = item
  if (!video) return []
  const { meta, ...recording } = video
  return [
    {
      ...recording,
      groupId,
      videoContentId: item.courseContentId,
      title: titleOf(item),
      description: item.description,
      thumbnail: item.meta.videoThumbnail ?? '',
      isAiGenerated: meta.is_ai_generated,
      ...progressOf(video.videoId),
    },
  ]
}

/** Checks whether the course has content at a location, whether or not the member may watch it. */
export function hasContent({ groups }: OnDemandCourse, { groupId, videoContentId }: VideoLocation): boolean {
  const module = groups.find((group) => group.groupId === groupId)
  return module?.lessons.some((lesson) => lesson.videoContentId === videoContentId) ?? false
}
