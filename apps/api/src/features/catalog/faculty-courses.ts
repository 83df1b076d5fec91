import type { FacultyCourses, QueryListFacultyCoursesArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { canSeeCourse, isListed } from './catalog-rules.ts'

/** The number of other courses that each professor is shown with. */
const MAX_COURSES = 4

/**
 * Returns the professors of a course, each with up to four other courses that the catalog lists for the viewer, in its
 * order; professors without any are left out, and a course that the viewer cannot see has none.
 */
export async function listFacultyCourses(
  { services, viewer, now }: UseCaseContext<'catalog'>,
  { courseId }: QueryListFacultyCoursesArgs,
): Promise<FacultyCourses[]> {
  const snapshot = await services.catalog.current()
  const course = snapshot.courses.get(courseId.toLowerCase())
  if (!course || !canSeeCourse(snapshot, course.courseId, { viewer, now })) return []
  const listing = { viewer, now, showHidden: false }
  const isInCatalog = (id: string) =>
    snapshot.sessionsByCourse.get(id)?.some((session) => isListed(session, listing)) ?? false
  return course.faculties.flatMap(({ facultyId }) => {
    const courses = [...snapshot.courses.values()]
      .filter((other) => other !== course && other.faculties.some((person) => person.facultyId === facultyId))
      .filter((other) => isInCatalog(other.courseId))
      .slice(0, MAX_COURSES)
      .map(({ courseId: id, title, subtitle, coverImageUrl }) => ({
        courseId: id,
        title,
        subtitle,
        coverImageUrl,
      }))
    return courses.length === 0 ? [] : [{ facultyId, courses }]
  })
}
