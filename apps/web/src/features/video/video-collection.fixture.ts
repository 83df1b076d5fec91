import type { OnDemandCourse } from './on-demand/on-demand-course.ts'
import type { SessionVideos } from './session-videos/session-videos.ts'
import type { CollectionGroup, CollectionVideo } from './video-collection.ts'

/** A position at the beginning, of a video that has not played. */
export const AT_BEGINNING = { continueAtTime: 0, positionAt: null, positionSessionId: null }

export const lecture = (number: number, more: Partial<CollectionVideo> = {}): CollectionVideo => ({
  groupId: 'g',
  videoContentId: `c${number}`,
  videoId: `v${number}`,
  title: `Lesson ${number}`,
  subtitle: null,
  description: '',
  thumbnail: '/a.webp',
  posterUrl: '/poster.webp',
  duration: 100,
  chapters: [
    { videoChapterId: 'one', title: 'Why', startSeconds: 0, endSeconds: 30 },
    { videoChapterId: 'two', title: 'How', startSeconds: 30, endSeconds: 100 },
  ],
  isAiGenerated: false,
  creditedSeconds: 0,
  skipped: null,
  completed: false,
  ...more,
})

/** Returns a group of videos, whose outline lists the same. */
export const groupOf = (
  groupId: string,
  title: string,
  videos: readonly CollectionVideo[],
): CollectionGroup => ({
  groupId,
  title,
  videos,
  lessons: videos.map((video) => ({
    videoContentId: video.videoContentId,
    title: video.title,
    preview: false,
    isOptional: false,
    video,
  })),
})

/** Returns a course of one module with these lessons, or of these modules. */
export const course = (
  lectures: CollectionVideo[] = [lecture(1), lecture(2)],
  groups: readonly CollectionGroup[] = [groupOf('g', 'Module', lectures)],
): OnDemandCourse => ({
  kind: 'ON_DEMAND',
  topLevelId: 'course',
  courseId: 'course',
  title: 'A course',
  sessionId: 's',
  entitled: true,
  opensAt: null,
  groups,
})

/** A group of two videos of a sprint. */
export const sessionVideos = (more: Partial<SessionVideos> = {}): SessionVideos => ({
  kind: 'SPRINT',
  topLevelId: 'session',
  courseId: 'course',
  sessionId: 'session',
  title: 'A sprint',
  isOpen: true,
  groups: [
    groupOf(
      'g',
      'Videos',
      [1, 2].map((number) => sessionLecture(number)),
    ),
  ],
  ...more,
})

/** Returns a video of a session, whose address contains its id. */
export const sessionLecture = (number: number, more: Partial<CollectionVideo> = {}): CollectionVideo =>
  lecture(number, { videoContentId: `v${number}`, ...more })
