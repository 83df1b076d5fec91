import type { VideoGroup, VideoPlace } from '@section/domain/video/next-video.ts'
import type { OnDemandVideoPageQuery } from '@section/contract/generated/operations/graphql.ts'

type Content = NonNullable<OnDemandVideoPageQuery['getOnDemandContent']>
type ContentVideo = NonNullable<Content['groups'][number]['content'][number]['video']>

/** One video of a course with what the member watched of it, in seconds. */
export interface Lecture extends ContentVideo {
  readonly groupId: string
  readonly videoContentId: string
  readonly title: string
  readonly description: string
  readonly thumbnail: string
  readonly farthestWatchedTime: number
  readonly completed: boolean
}

export interface Module {
  readonly groupId: string
  readonly title: string
  readonly lectures: readonly Lecture[]
}

export interface OnDemandCourse {
  readonly courseId: string
  readonly title: string
  readonly sessionId: string | null
  readonly entitled: boolean
  readonly modules: readonly Module[]
}

/** A course's content and the member's progress in it as one tree; null when there is no such course. */
export function toOnDemandCourse(answer: OnDemandVideoPageQuery): OnDemandCourse | null {
  const content = answer.getOnDemandContent
  if (!content) return null
  const watched = new Map(
    answer.getVideoProgressByCourse?.groups
      .flatMap(({ videos }) => videos)
      .map((video) => [video.videoId, video]),
  )
  return {
    courseId: content.courseId,
    title: content.courseTitle,
    sessionId: content.sessionId ?? null,
    entitled: content.entitled,
    modules: content.groups.map(({ courseContentGroupId: groupId, title, content: items }) => ({
      groupId,
      title,
      lectures: items.flatMap((item) => (item.video ? [toLecture(groupId, item, item.video, watched)] : [])),
    })),
  }
}

function toLecture(
  groupId: string,
  item: Content['groups'][number]['content'][number],
  video: ContentVideo,
  watched: ReadonlyMap<string, { farthestWatchedTime: number; completed: boolean }>,
): Lecture {
  return {
    ...video,
    groupId,
    videoContentId: item.courseContentId,
    title: item.meta.title ?? item.title,
    description: item.description,
    thumbnail: item.meta.videoThumbnail ?? '',
    farthestWatchedTime: watched.get(video.videoId)?.farthestWatchedTime ?? 0,
    completed: watched.get(video.videoId)?.completed ?? false,
  }
}

export function findLecture(course: OnDemandCourse, place: VideoPlace): Lecture | null {
  const module = course.modules.find(({ groupId }) => groupId === place.groupId)
  return module?.lectures.find(({ videoContentId }) => videoContentId === place.videoContentId) ?? null
}

/** The course as the domain's ways on read it. */
export function videoGroups(course: OnDemandCourse): VideoGroup[] {
  return course.modules.map(({ groupId, lectures }) => ({ groupId, videos: lectures }))
}

/** The course with what a save answered about one of its videos. */
export function withProgress(
  course: OnDemandCourse,
  saved: { videoId: string; farthestWatchedTime: number; completed: boolean },
): OnDemandCourse {
  const update = (lecture: Lecture): Lecture =>
    lecture.videoId === saved.videoId
      ? {
          ...lecture,
          farthestWatchedTime: Math.max(lecture.farthestWatchedTime, saved.farthestWatchedTime),
          completed: lecture.completed || saved.completed,
        }
      : lecture
  const modules = course.modules.map((module) => ({ ...module, lectures: module.lectures.map(update) }))
  return { ...course, modules }
}
