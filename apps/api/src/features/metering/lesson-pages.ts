import type { VideoPageAddress } from '@section/contract/generated/schema-types.ts'
import { findOnDemandSession } from '../catalog/catalog-rules.ts'
import type { CatalogCourse, CatalogSession, CatalogSnapshot } from '../catalog/catalog-types.ts'

type CatalogLesson = CatalogCourse['groups'][number]['content'][number]

/** A lesson with its course, the on-demand edition of that, and the address of its page. */
export interface LessonPage {
  course: CatalogCourse
  edition: CatalogSession | null
  lesson: CatalogLesson
  page: VideoPageAddress
}

/** Returns the page of the lesson that shows a video; undefined for a video that no published course has. */
export function findLessonPage(snapshot: CatalogSnapshot, videoId: string): LessonPage | undefined {
  const location = snapshot.lessonLocations.get(videoId)
  const course = location && snapshot.courses.get(location.courseId)
  return course && lessonPages(snapshot, course).find(({ lesson }) => lesson.videoId === videoId)
}

/** Returns the pages of all lessons of a course with a video, in order. */
export function lessonPages(snapshot: CatalogSnapshot, course: CatalogCourse): LessonPage[] {
  const edition = findOnDemandSession(snapshot, course.courseId)
  return course.groups.flatMap(({ courseContentGroupId, content }) =>
    content
      .filter(({ videoId }) => videoId !== null && snapshot.videos.has(videoId))
      .map((lesson) => ({
        course,
        edition,
        lesson,
        page: {
          kind: 'ON_DEMAND' as const,
          topLevelId: course.courseId,
          groupId: courseContentGroupId,
          videoContentId: lesson.courseContentId,
        },
      })),
  )
}

/** Returns the title under which members see a lesson. */
export const lessonTitle = ({ meta, title }: CatalogLesson): string => meta.title ?? title
