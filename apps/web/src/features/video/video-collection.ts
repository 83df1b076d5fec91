import { graphql } from '@section/contract/generated/operations/gql.ts'
import type {
  LectureChapterFragment,
  StoredProgressFragment,
  VideoSessionType,
} from '@section/contract/generated/operations/graphql.ts'
import type { OutlineContent } from '@section/domain/video/course-outline.ts'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import type { Skipped } from '@section/domain/video/progress/skipped.ts'

graphql(`
  fragment LectureChapter on VideoChapter {
    videoChapterId
    title
    startSeconds
    endSeconds
  }
`)

graphql(`
  fragment StoredProgress on CourseVideoProgressVideo {
    videoId
    continueAtTime
    positionAt
    positionSessionId
    creditedTime
    skipped {
      from
      seconds
    }
    completed
  }
`)

/** The member's progress in a video as the server credited it; the only source of bars, marks and texts. */
export interface LectureProgress {
  readonly creditedSeconds: number
  readonly skipped: Skipped | null
  readonly completed: boolean
}

/** One video with the member's progress; `duration` in seconds. */
export interface CollectionVideo extends VideoLocation, LectureProgress {
  readonly videoId: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string
  readonly thumbnail: string
  /** A frame of the video; null for one with a drawn picture. */
  readonly posterUrl: string | null
  readonly duration: number
  readonly chapters: readonly LectureChapterFragment[]
  readonly isAiGenerated: boolean
}

/** A group of videos that follow each other, such as a module of a course. */
export interface CollectionGroup {
  readonly groupId: string
  readonly title: string
  /** All lessons, as the outline lists them, also those without a video and those that the member may not watch. */
  readonly lessons: OutlineContent['lessons']
  /** The videos that the member may watch. */
  readonly videos: readonly CollectionVideo[]
}

/** The videos between which a video page moves: those of an on-demand course, or of a video group of a session. */
export interface VideoCollection {
  readonly kind: Exclude<VideoSessionType, 'TRAILER'>
  /** The id in the addresses of the videos: the course's, or the session's. */
  readonly topLevelId: string
  readonly courseId: string
  /** The session of the videos; null for an on-demand course without one. */
  readonly sessionId: string | null
  readonly title: string
  readonly groups: readonly CollectionGroup[]
}

const NOT_WATCHED: LectureProgress = { creditedSeconds: 0, skipped: null, completed: false }

/** Returns a function that finds the member's progress in a video by its id. */
export function progressById(
  videos: readonly StoredProgressFragment[],
): (videoId: string) => LectureProgress {
  const watched = new Map(
    videos.map(({ videoId, creditedTime: creditedSeconds, skipped, completed }) => [
      videoId,
      { creditedSeconds, skipped, completed },
    ]),
  )
  return (videoId) => watched.get(videoId) ?? NOT_WATCHED
}

export function findCollectionVideo(
  { groups }: VideoCollection,
  location: VideoLocation,
): CollectionVideo | null {
  const group = groups.find(({ groupId }) => groupId === location.groupId)
  return group?.videos.find(({ videoContentId }) => videoContentId === location.videoContentId) ?? null
}

/** Returns the collection with the saved progress of one video; progress never decreases. */
export function applyProgress<Collection extends VideoCollection>(
  collection: Collection,
  videoId: string,
  { creditedSeconds, skipped, completed }: LectureProgress,
): Collection {
  const update = (lecture: CollectionVideo): CollectionVideo =>
    lecture.videoId === videoId
      ? {
          ...lecture,
          creditedSeconds: Math.max(lecture.creditedSeconds, creditedSeconds),
          skipped: lecture.completed ? null : skipped,
          completed: lecture.completed || completed,
        }
      : lecture
  const groups = collection.groups.map((group) => ({ ...group, videos: group.videos.map(update) }))
  return { ...collection, groups }
}
