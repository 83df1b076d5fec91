import { type SearchedText, textsOfCourse } from '@section/domain/search/reasons/searched-texts.ts'
import type { CatalogSnapshot } from '../catalog/catalog-types.ts'

/**
 * Returns the texts by which a course is found, as the search documents have them; none for a course that the snapshot does
 * not have.
 */
export function courseTexts(
  { courses, sessionsByCourse }: CatalogSnapshot,
  courseId: string,
): readonly SearchedText[] {
  const course = courses.get(courseId)
  if (!course) return []
  const hasOnDemand = (sessionsByCourse.get(courseId) ?? []).some(
    ({ sessionType, hideInCatalog }) => sessionType === 'ON_DEMAND' && !hideInCatalog,
  )
  const lessons = course.groups.flatMap(({ content }) => content.map(({ title }) => title))
  return textsOfCourse({
    ...course,
    hasOnDemand,
    faculty: course.faculties.map(({ fullName }) => fullName),
    lessons: hasOnDemand ? lessons : [],
  })
}
