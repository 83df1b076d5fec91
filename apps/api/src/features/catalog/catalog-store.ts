import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  contentGroups,
  contentItems,
  courseFaculty,
  courses,
  faculty,
  meetings,
  school,
  sessionSeats,
  sessions,
  videoChapters,
  videos,
} from '@section/db/schema.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type {
  Catalog,
  CatalogGroup,
  CatalogLesson,
  CatalogSession,
  LessonLocation,
  Seats,
} from './catalog-types.ts'

/** Reads all published content. Nine statements, whatever its size. */
export async function loadCatalog(db: Db): Promise<Catalog> {
  const [
    courseRows,
    facultyRows,
    groupRows,
    itemRows,
    videoRows,
    chapterRows,
    sessionRows,
    meetingRows,
    [settings],
  ] = await Promise.all([
    db
      .select()
      .from(courses)
      .where(eq(courses.publishStatus, 'ACTIVE'))
      .orderBy(asc(courses.sortOrder), asc(courses.title)),
    db
      .select({ courseId: courseFaculty.courseId, faculty })
      .from(courseFaculty)
      .innerJoin(faculty, eq(faculty.facultyId, courseFaculty.facultyId))
      .orderBy(asc(courseFaculty.sortOrder)),
    db.select().from(contentGroups).orderBy(asc(contentGroups.sortOrder)),
    db.select().from(contentItems).orderBy(asc(contentItems.sortOrder)),
    db.select().from(videos),
    db.select().from(videoChapters).orderBy(asc(videoChapters.startSeconds)),
    db
      .select({ session: sessions, courseTitle: courses.title, courseSubtitle: courses.subtitle })
      .from(sessions)
      .innerJoin(courses, eq(courses.courseId, sessions.courseId))
      .where(and(eq(sessions.publishStatus, 'ACTIVE'), eq(courses.publishStatus, 'ACTIVE')))
      .orderBy(asc(sessions.startAt), asc(sessions.sessionId)),
    db.select().from(meetings).orderBy(asc(meetings.startAt)),
    db.select().from(school),
  ])
  const facultyByCourse = Map.groupBy(facultyRows, (row) => row.courseId)
  const itemsByGroup = Map.groupBy(itemRows, (row) => row.courseContentGroupId)
  const groupsByCourse = Map.groupBy(groupRows, (row) => row.courseId)
  const meetingsBySession = Map.groupBy(meetingRows, (row) => row.sessionId)
  const chaptersByVideo = Map.groupBy(chapterRows, (row) => row.videoId)

  const groupsOf = (courseId: string): CatalogGroup[] =>
    (groupsByCourse.get(courseId) ?? []).map((group) => ({
      ...group,
      content: (itemsByGroup.get(group.courseContentGroupId) ?? []) satisfies CatalogLesson[],
    }))

  const catalogCourses = courseRows.map((row) => ({
    ...row,
    faculties: (facultyByCourse.get(row.courseId) ?? []).map((entry) => entry.faculty),
    groups: groupsOf(row.courseId),
  }))

  return {
    timeZone: settings?.timeZone ?? 'UTC',
    courses: new Map(catalogCourses.map((course) => [course.courseId, course])),
    coursesBySlug: new Map(catalogCourses.map((course) => [course.slug, course])),
    videos: new Map(
      videoRows.map((row) => [row.videoId, { ...row, chapters: chaptersByVideo.get(row.videoId) ?? [] }]),
    ),
    lessonLocations: new Map(
      groupRows.flatMap((group) =>
        (itemsByGroup.get(group.courseContentGroupId) ?? []).flatMap((item): [string, LessonLocation][] =>
          item.videoId
            ? [
                [
                  item.videoId,
                  {
                    courseId: group.courseId,
                    courseContentGroupId: group.courseContentGroupId,
                    courseContentId: item.courseContentId,
                  },
                ],
              ]
            : [],
        ),
      ),
    ),
    sessions: sessionRows.map((row) =>
      toSession(row, (meetingsBySession.get(row.session.sessionId) ?? []).map(toMeeting)),
    ),
  }
}

function toSession(
  {
    session: row,
    courseTitle,
    courseSubtitle,
  }: { session: typeof sessions.$inferSelect; courseTitle: string; courseSubtitle: string },
  sessionMeetings: Meeting[],
): Omit<CatalogSession, 'seats'> {
  return {
    ...row,
    meetings: sessionMeetings,
    title: row.title ?? courseTitle,
    subtitle: row.subtitle ?? courseSubtitle,
    startAt: milliseconds(row.startAt),
    endAt: milliseconds(row.endAt),
    activateAt: milliseconds(row.activateAt),
    enrollmentOpen: milliseconds(row.enrollmentOpen),
    enrollmentClose: milliseconds(row.enrollmentClose),
  }
}

const toMeeting = ({ meetingId, startAt, endAt, link }: typeof meetings.$inferSelect): Meeting => ({
  meetingId,
  startAt: startAt.getTime(),
  endAt: endAt.getTime(),
  link,
})

const milliseconds = (date: Date | null) => date?.getTime() ?? null

/** Returns the seats of every session that has a limit. */
export async function loadSeats(db: Db): Promise<Map<string, Seats>> {
  const seatRows = await db.select().from(sessionSeats)
  return new Map(seatRows.map((row) => [row.sessionId, row]))
}
