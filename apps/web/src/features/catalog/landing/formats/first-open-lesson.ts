import type { CourseLanding } from '../../course-landing-query.ts'

/** Returns the route parameters of the first lesson not completed, else of the first lesson; null without lessons. */
export function firstOpenLesson({ about, onDemand, progress }: CourseLanding) {
  const completed = new Set(
    progress?.groups.flatMap(({ videos }) => videos.filter((v) => v.completed).map((v) => v.videoId)),
  )
  const lessons = (onDemand?.groups ?? [])
    .flatMap(({ courseContentGroupId: groupId, content }) => content.map((item) => ({ groupId, ...item })))
    .filter(({ video }) => video)
  const lesson = lessons.find(({ video }) => video && !completed.has(video.videoId)) ?? lessons[0]
  if (!lesson) return null
  return { topLevelId: about.courseId, groupId: lesson.groupId, videoContentId: lesson.courseContentId }
}
