import type {
  CourseAlert,
  CourseAlertResult,
  MutationAddCourseAlertArgs,
  MutationRemoveCourseAlertArgs,
  QueryGetCourseAlertArgs,
} from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { canSeeCourse } from '../catalog/catalog-rules.ts'
import { deleteCourseAlert, findCourseAlert, insertCourseAlert } from './course-alerts-store.ts'

type Context = UseCaseContext<'catalog' | 'database'>

/** The result for a course that does not exist, or that the viewer cannot see. */
export const REFUSED_COURSE_ALERT = refusedResult<CourseAlertResult>({ success: false })('NOT_FOUND')

const DONE: CourseAlertResult = { success: true, error: null }

/** Returns the viewer's alert for a course; null without one, and for a course that they cannot see. */
export async function getCourseAlert(
  context: Context,
  args: QueryGetCourseAlertArgs,
): Promise<CourseAlert | null> {
  const courseId = args.courseId.toLowerCase()
  if (!(await isVisible(context, courseId))) return null
  const { userId } = context.viewer
  const createdAt = await findCourseAlert(context.services.database.db, { userId, courseId })
  return createdAt ? { courseId, createdAt } : null
}

/** Asks for a mail when the viewer can enroll in a session of the course. Repeating it changes nothing. Errors: NOT_FOUND. */
export async function addCourseAlert(
  context: Context,
  args: MutationAddCourseAlertArgs,
): Promise<CourseAlertResult> {
  const courseId = args.courseId.toLowerCase()
  if (!(await isVisible(context, courseId))) return REFUSED_COURSE_ALERT
  const { services, viewer, now } = context
  const alert = { userId: viewer.userId, courseId, createdAt: new Date(now) }
  await insertCourseAlert(services.database.db, alert)
  return DONE
}

/** Takes an alert back, also for a course that the viewer no longer sees. Repeating it is no error. Errors: NOT_FOUND. */
export async function removeCourseAlert(
  context: Context,
  args: MutationRemoveCourseAlertArgs,
): Promise<CourseAlertResult> {
  const courseId = args.courseId.toLowerCase()
  const { services, viewer } = context
  const { courses } = await services.catalog.current()
  if (!courses.has(courseId)) return REFUSED_COURSE_ALERT
  const key = { userId: viewer.userId, courseId }
  if (await deleteCourseAlert(services.database.db, key)) return DONE
  return (await isVisible(context, courseId)) ? DONE : REFUSED_COURSE_ALERT
}

async function isVisible({ services, viewer, now }: Context, courseId: string): Promise<boolean> {
  return canSeeCourse(await services.catalog.current(), courseId, { viewer, now })
}
