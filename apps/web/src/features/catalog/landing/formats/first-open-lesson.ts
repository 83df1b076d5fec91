import type { CourseLanding } from '../../course-landing-query.ts'

interface LessonParams {
  topLevelId: string
  groupId: string
  videoContentId: string
}

/** Where the on-demand course goes on: the first lesson not completed, else the first of all; null without lessons. */
export function firstOpenLesson({ about, onDemand, progress }: CourseLanding): LessonParams | null {
  const done = new Set(
    progress?.groups.flatMap(({ videos }) => videos.filter((v) => v.completed).map((v) => v.videoId)),
  )
  const lessons = (onDemand?.groups ?? []).flatMap((group) =>
    group.content.flatMap((item) =>
      item.video
        ? [
            {
              groupId: group.courseContentGroupId,
              videoContentId: item.courseContentId,
              videoId: item.video.videoId,
            },
          ]
        : [],
    ),
  )
  const lesson = lessons.find(({ videoId }) => !done.has(videoId)) ?? lessons[0]
  if (!lesson) return null
  return { topLevelId: about.courseId, groupId: lesson.groupId, videoContentId: lesson.videoContentId }
}
