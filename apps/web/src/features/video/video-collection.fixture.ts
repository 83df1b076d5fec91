import type { OnDemandCourse } from './on-demand/on-demand-course.ts'
import type { SessionVideos } from './session-videos/session-videos.ts'
import type { CollectionVideo } from './video-collection.ts'

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

export const course = (lectures: CollectionVideo[] = [lecture(1), lecture(2)]): OnDemandCourse => ({
  kind: 'ON_DEMAND',
  topLevelId: 'course',
  courseId: 'course',
  title: 'A course',
  sessionId: 's',
  entitled: true,
  opensAt: null,
  groups: [
    {
      groupId: 'g',
      title: 'Module',
      videos: lectures,
      contentIds: lectures.map(({ videoContentId }) => videoContentId),
    },
  ],
})

/** A group of two videos of a sprint. */
export const sessionVideos = (more: Partial<SessionVideos> = {}): SessionVideos => ({
  kind: 'SPRINT',
  topLevelId: 'session',
  courseId: 'course',
  sessionId: 'session',
  title: 'A sprint',
  isOpen: true,
  groups: [{ groupId: 'g', title: 'Videos', videos: [1, 2].map((number) => sessionLecture(number)) }],
  ...more,
})

/** Returns a video of a session, whose address contains its id. */
export const sessionLecture = (number: number, more: Partial<CollectionVideo> = {}): CollectionVideo =>
  lecture(number, { videoContentId: `v${number}`, ...more })
