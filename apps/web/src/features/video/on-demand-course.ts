import type { OnDemandVideoPageQuery } from '@section/contract/generated/operations/graphql.ts'
import type { VideoGroup, VideoLocation } from '@section/domain/video/next-video.ts'
import type { Skipped } from '@section/domain/video/progress/skipped.ts'

type Content = NonNullable<OnDemandVideoPageQuery['getOnDemandContent']>
type ContentItem = Content['groups'][number]['content'][number]

/** The member's progress in a video as the server credited it; the only source of bars, marks and texts. */
interface LectureProgress {
  readonly creditedSeconds: number
  readonly skipped: Skipped | null
  readonly completed: boolean
}

const NOT_WATCHED: LectureProgress = { creditedSeconds: 0, skipped: null, completed: false }

/** One video of a course with the member's progress. */
export type Lecture = ReturnType<typeof toLectures>[number]

export type OnDemandCourse = NonNullable<ReturnType<typeof toOnDemandCourse>>

/** Joins a course's content with the member's progress; null when the course does not exist. */
export function toOnDemandCourse(answer: OnDemandVideoPageQuery) {
  const content = answer.getOnDemandContent
  if (!content) return null
  const videos = answer.getVideoProgressByCourse?.groups.flatMap((group) => group.videos) ?? []
  const watched = new Map(
    videos.map(({ videoId, creditedTime: creditedSeconds, skipped, completed }) => [
      videoId,
      { creditedSeconds, skipped, completed },
    ]),
  )
  const opensAt = content.opensAt == null ? null : Date.parse(content.opensAt)
  return {
    courseId: content.courseId,
    title: content.courseTitle,
    sessionId: content.sessionId,
    entitled: content.entitled,
    /** When the lessons open, in epoch milliseconds; null when they are open. */
    opensAt,
    modules: content.groups.map(({ courseContentGroupId: groupId, title, content: items }) => ({
      groupId,
      title,
      // Outside of the plan, and before the lessons open, there is the free preview alone.
      lectures: items
        .filter(({ preview }) => preview || (content.entitled && opensAt === null))
        .flatMap((item) => toLectures(groupId, item, watched)),
      // Includes content that is no video or not in the member's plan.
      contentIds: items.map(({ courseContentId }) => courseContentId),
    })),
  }
}

/** Returns the lecture of an item; empty for one without a video. */
function toLectures(groupId: string, item: ContentItem, watched: ReadonlyMap<string, LectureProgress>) {
  const { video } = item
  if (!video) return []
  return [
    {
      ...video,
      groupId,
      videoContentId: item.courseContentId,
      title: item.meta.title ?? item.title,
      description: item.description,
      thumbnail: item.meta.videoThumbnail ?? '',
      ...(watched.get(video.videoId) ?? NOT_WATCHED),
    },
  ]
}

const findModule = ({ modules }: OnDemandCourse, { groupId }: VideoLocation) =>
  modules.find((candidate) => candidate.groupId === groupId)

export function findLecture(course: OnDemandCourse, location: VideoLocation): Lecture | null {
  const lectures = findModule(course, location)?.lectures ?? []
  return lectures.find(({ videoContentId }) => videoContentId === location.videoContentId) ?? null
}

/** Checks whether the course has content at a location, whether or not the member may watch it. */
export const hasContent = (course: OnDemandCourse, location: VideoLocation): boolean =>
  findModule(course, location)?.contentIds.includes(location.videoContentId) ?? false

/** Converts the modules to the shape in which the domain finds neighbors. */
export function videoGroups(course: OnDemandCourse): VideoGroup[] {
  return course.modules.map(({ groupId, lectures }) => ({ groupId, videos: lectures }))
}

/** Returns the course with the saved progress of one video; progress never decreases. */
export function applyProgress(
  course: OnDemandCourse,
  videoId: string,
  { creditedSeconds, skipped, completed }: LectureProgress,
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
