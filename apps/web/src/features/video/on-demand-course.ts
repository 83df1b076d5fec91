import type { Skipped } from '@section/domain/video/progress/skipped.ts'
import type { VideoGroup, VideoLocation } from '@section/domain/video/next-video.ts'
import type { OnDemandVideoPageQuery } from '@section/contract/generated/operations/graphql.ts'

type Content = NonNullable<OnDemandVideoPageQuery['getOnDemandContent']>
type ContentVideo = NonNullable<Content['groups'][number]['content'][number]['video']>

/** The member's progress in a video as the server credited it; the only source of bars, marks and texts. */
export interface LectureProgress {
  readonly creditedSeconds: number
  readonly skipped: Skipped | null
  readonly completed: boolean
}

/** One video of a course with the member's progress. */
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
  /** Ids of all contents, including those that are no video or not in the member's plan. */
  readonly contentIds: readonly string[]
}

export interface OnDemandCourse {
  readonly courseId: string
  readonly title: string
  readonly sessionId: string | null
  readonly entitled: boolean
  readonly modules: readonly Module[]
}

/** Joins a course's content with the member's progress; null when the course does not exist. */
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

export function findLecture(
  course: OnDemandCourse,
  { groupId, videoContentId }: VideoLocation,
): Lecture | null {
  const module = course.modules.find((candidate) => candidate.groupId === groupId)
  return module?.lectures.find((lecture) => lecture.videoContentId === videoContentId) ?? null
}

/** Checks whether the course has content at a location, whether or not the member may watch it. */
export function hasContent(course: OnDemandCourse, { groupId, videoContentId }: VideoLocation): boolean {
  const module = course.modules.find((candidate) => candidate.groupId === groupId)
  return module?.contentIds.includes(videoContentId) ?? false
}

/** Converts the modules to the shape in which the domain finds neighbors. */
export function videoGroups(course: OnDemandCourse): VideoGroup[] {
  return course.modules.map(({ groupId, lectures }) => ({ groupId, videos: lectures }))
}

/** Returns the course with the saved progress of one video; progress never decreases. */
export function applyProgress(
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
