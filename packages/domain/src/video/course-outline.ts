import { videoShare } from './progress/credited-share.ts'

/** A module of an on-demand course as the endpoint returns it; `video` is null where the viewer may not know of it. */
export type OutlineContent = {
  readonly groupId: string
  readonly title: string
  readonly lessons: readonly {
    readonly videoContentId: string
    readonly title: string
    readonly preview: boolean
    /** True for a lesson that the badge does not require. */
    readonly isOptional: boolean
    readonly video: { readonly videoId: string; readonly duration: number } | null
  }[]
}

/** The viewer's credit for a video; `creditedSeconds` counts each second once. */
export type OutlineProgress = { readonly completed: boolean; readonly creditedSeconds: number }

/** The lessons that a viewer may open: all that their allowance has left, the free preview alone, or none. */
export type OutlineAccess = {
  readonly opens: 'all' | 'preview' | 'none'
  /** Returns whether the allowance of the month lets them watch a video. */
  readonly canWatch: (videoId: string) => boolean
}

export type CourseOutline = Readonly<ReturnType<typeof courseOutline>>
export type OutlineModule = CourseOutline['modules'][number]
export type OutlineLesson = OutlineModule['lessons'][number]

/**
 * Returns the outline of a course for a viewer: each module with its lessons, their lengths in seconds (null where
 * unknown), and which lessons are completed or locked. Ticks and shares follow the server's credit and never the
 * farthest position. docs/product/video.md#course-outline
 */
export function courseOutline(
  content: readonly OutlineContent[],
  progress: ReadonlyMap<string, OutlineProgress>,
  access: OutlineAccess,
) {
  const modules = content.map(({ groupId, title, lessons: items }) => {
    const lessons = items.map((item) => outlineLesson(item, progress, access))
    return { groupId, title, lessons, ...totals(lessons) }
  })
  const lessons = modules.flatMap((module) => module.lessons)
  return { modules, ...totals(lessons), isAnyLocked: lessons.some(({ isLocked }) => isLocked) }
}

function outlineLesson(
  { videoContentId, title, preview, isOptional, video }: OutlineContent['lessons'][number],
  progress: ReadonlyMap<string, OutlineProgress>,
  { opens, canWatch }: OutlineAccess,
) {
  const watched = (video && progress.get(video.videoId)) ?? NOT_WATCHED
  const isOpen =
    video !== null && (opens === 'all' ? canWatch(video.videoId) : opens === 'preview' && preview)
  return {
    videoContentId,
    title,
    preview,
    isOptional,
    seconds: video?.duration ?? null,
    completed: watched.completed,
    share: video ? videoShare({ ...watched, duration: video.duration }) : 0,
    isLocked: !isOpen,
  }
}

const NOT_WATCHED: OutlineProgress = { completed: false, creditedSeconds: 0 }

function totals(lessons: readonly { readonly seconds: number | null; readonly completed: boolean }[]) {
  return {
    count: lessons.length,
    completedCount: lessons.filter(({ completed }) => completed).length,
    seconds: lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
  }
}
