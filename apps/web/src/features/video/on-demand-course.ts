import type { Skipped } from '@section/domain/video/progress/skipped.ts'
import type { VideoGroup, VideoLocation } from '@section/domain/video/next-video.ts'
import type { OnDemandVideoPageQuery } from '@section/contract/generated/operations/graphql.ts'

type Content = NonNullable<OnDemandVideoPageQuery['getOnDemandContent']>
type ContentVideo = NonNullable<Content['groups'][number]['content'][number]['video']>

/** What the server credited to a member of a video, in seconds; bars, ticks and words follow it alone. */
export interface LectureProgress {
  readonly creditedSeconds: number
  readonly skipped: Skipped | null
  readonly completed: boolean
}

/** One video of a course with what the member watched of it. */
export interface Lecture extends ContentVideo, LectureProgress {
  readonly groupId: string
  readonly videoContentId: string
  readonly title: string
  readonly description: string
  readonly thumbnail: string
}

interface Module {
  readonly groupId: string
  readonly title: string
  readonly lectures: readonly Lecture[]
  /** Everything that the module holds, also what is no video or not in the member's plan. */
  readonly contentIds: readonly string[]
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
      .map(({ videoId, creditedTime, skipped, completed }) => [
        videoId,
        { creditedSeconds: creditedTime, skipped: skipped ?? null, completed },
      ]),
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
      contentIds: items.map(({ courseContentId }) => courseContentId),
    })),
  }
}

function toLecture(
  groupId: string,
  item: Content['groups'][number]['content'][number],
  video: ContentVideo,
  watched: ReadonlyMap<string, LectureProgress>,
): Lecture {
  return {
    ...video,
    groupId,
    videoContentId: item.courseContentId,
    title: item.meta.title ?? item.title,
    description: item.description,
    thumbnail: item.meta.videoThumbnail ?? '',
    ...(watched.get(video.videoId) ?? NOT_WATCHED),
  }
}

const NOT_WATCHED: LectureProgress = { creditedSeconds: 0, skipped: null, completed: false }

export function findLecture(course: OnDemandCourse, place: VideoLocation): Lecture | null {
  const module = course.modules.find(({ groupId }) => groupId === place.groupId)
  return module?.lectures.find(({ videoContentId }) => videoContentId === place.videoContentId) ?? null
}

/** Whether there is something at a place, whether or not the member may watch it. */
export function hasContent(course: OnDemandCourse, { groupId, videoContentId }: VideoLocation): boolean {
  return course.modules.some(
    (module) => module.groupId === groupId && module.contentIds.includes(videoContentId),
  )
}

/** The course as the domain's ways on read it. */
export function videoGroups(course: OnDemandCourse): VideoGroup[] {
  return course.modules.map(({ groupId, lectures }) => ({ groupId, videos: lectures }))
}

/** The course with what a save answered about one of its videos. */
export function withProgress(
  course: OnDemandCourse,
  { videoId, creditedSeconds, skipped, completed }: { videoId: string } & LectureProgress,
): OnDemandCourse {
  const update = (lecture: Lecture): Lecture =>
    lecture.videoId === videoId
      ? {
          ...lecture,
          creditedSeconds: Math.max(lecture.creditedSeconds, creditedSeconds),
          skipped: lecture.completed ? null : skipped,
          completed: lecture.completed || completed,
        }
      : lecture
  const modules = course.modules.map((module) => ({ ...module, lectures: module.lectures.map(update) }))
  return { ...course, modules }
}
