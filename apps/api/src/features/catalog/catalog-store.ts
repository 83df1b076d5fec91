import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import {
  contentGroups,
  contentItems,
  courseFaculty,
  courses,
  faculty,
  meetings,
  school,
  sessionAssistants,
  sessionContents,
  sessionContentVideos,
  sessionSeats,
  sessions,
  videoChapters,
  videos,
} from '@section/db/schema.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'
import { knownZone } from '@section/domain/time/known-zone.ts'
import type { Catalog, CatalogCourse, CatalogSession, LessonLocation, Seats } from './catalog-types.ts'
import { videoPagesOf } from './video-pages.ts'

/** Returns all published content, by eleven statements whatever its size. */
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
    assistantRows,
    groupVideoRows,
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
      .select()
      .from(sessions)
      .where(eq(sessions.publishStatus, 'ACTIVE'))
      .orderBy(asc(sessions.startAt), asc(sessions.sessionId)),
    db.select().from(meetings).orderBy(asc(meetings.startAt)),
    db.select().from(sessionAssistants).orderBy(asc(sessionAssistants.sortOrder)),
    db
      .select({
        videoId: sessionContentVideos.videoId,
        sessionContentId: sessionContents.sessionContentId,
        sessionId: sessionContents.sessionId,
        enabledAt: sessionContents.enabledAt,
      })
      .from(sessionContentVideos)
      .innerJoin(sessionContents, eq(sessionContents.sessionContentId, sessionContentVideos.sessionContentId))
      .orderBy(asc(sessionContents.sortOrder), asc(sessionContentVideos.sortOrder)),
    db.select().from(school),
  ])
  const facultyByCourse = Map.groupBy(facultyRows, (row) => row.courseId)
  const itemsByGroup = Map.groupBy(itemRows, (row) => row.courseContentGroupId)
  const groupsByCourse = Map.groupBy(groupRows, (row) => row.courseId)
  const meetingsBySession = Map.groupBy(meetingRows, (row) => row.sessionId)
  const assistantsBySession = Map.groupBy(assistantRows, (row) => row.sessionId)
  const chaptersByVideo = Map.groupBy(chapterRows, (row) => row.videoId)

  const sessionVideos = groupVideoRows.map((row) => ({ ...row, enabledAt: milliseconds(row.enabledAt) }))

  const durations = new Map(videoRows.map(({ videoId, duration }) => [videoId, duration]))
  const courseEntries = courseRows.map((row): [string, CatalogCourse] => {
    const faculties = (facultyByCourse.get(row.courseId) ?? []).map((entry) => entry.faculty)
    const groups = (groupsByCourse.get(row.courseId) ?? []).map((group) => ({
      ...group,
      content: itemsByGroup.get(group.courseContentGroupId) ?? [],
    }))
    return [row.courseId, { ...row, faculties, groups, lessons: lessonTotals(groups, durations) }]
  })
  const publishedCourses = new Map(courseEntries)

  const content = {
    timeZone: knownZone(settings?.timeZone),
    courses: publishedCourses,
    coursesBySlug: new Map(courseEntries.map(([, course]) => [course.slug, course])),
    videos: new Map(
      videoRows.map((row) => [row.videoId, { ...row, chapters: chaptersByVideo.get(row.videoId) ?? [] }]),
    ),
    lessonLocations: new Map(
      groupRows.flatMap(({ courseId, courseContentGroupId }) =>
        (itemsByGroup.get(courseContentGroupId) ?? []).flatMap(
          ({ videoId, courseContentId, preview }): [string, LessonLocation][] =>
            videoId ? [[videoId, { courseId, courseContentId, preview }]] : [],
        ),
      ),
    ),
    lessonVideoIds: new Map(
      itemRows.flatMap(({ courseContentId, videoId }): [string, string][] =>
        videoId ? [[courseContentId, videoId]] : [],
      ),
    ),
    sessionVideoLocations: new Map(sessionVideos.map((location) => [location.videoId, location])),
    sessionVideosBySession: Map.groupBy(sessionVideos, ({ sessionId }) => sessionId),
    sessions: sessionRows.flatMap((row) => {
      const course = publishedCourses.get(row.courseId)
      const ownMeetings = (meetingsBySession.get(row.sessionId) ?? []).map(toMeeting)
      const assistants = assistantsBySession.get(row.sessionId) ?? []
      return course ? [{ ...toSession(row, course), meetings: ownMeetings, assistants }] : []
    }),
  }
  return { ...content, videoPages: videoPagesOf(content) }
}

/** Returns the number and the length of the lessons of a course's modules; null without any. */
function lessonTotals(
  groups: CatalogCourse['groups'],
  durations: ReadonlyMap<string, number>,
): CatalogCourse['lessons'] {
  const lessons = groups.flatMap(({ content }) => content)
  if (lessons.length === 0) return null
  const seconds = lessons.map(({ videoId }) => durations.get(videoId ?? '') ?? 0)
  return { count: lessons.length, duration: seconds.reduce((sum, each) => sum + each, 0) }
}

function toSession(
  row: typeof sessions.$inferSelect,
  course: CatalogCourse,
): Omit<CatalogSession, keyof Seats | 'meetings' | 'assistants'> {
  return {
    ...row,
    course,
    title: row.title ?? course.title,
    subtitle: row.subtitle ?? course.subtitle,
    ownTitle: row.title,
    ownSubtitle: row.subtitle,
    sessionKind: row.kind,
    hasWaitlist: row.waitlistEnabled,
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

function milliseconds(date: Date | null): number | null {
  return date?.getTime() ?? null
}

/** Returns the seats of every session that has a limit, or of some of them. */
export async function loadSeats(db: Db, sessionIds?: readonly string[]): Promise<Map<string, Seats>> {
  const only = sessionIds && inArray(sessionSeats.sessionId, [...sessionIds])
  const seatRows = await db.select().from(sessionSeats).where(only)
  return new Map(
    seatRows.map(({ sessionId, capacity, taken }) => [sessionId, { seats: capacity, seatsTaken: taken }]),
  )
}
