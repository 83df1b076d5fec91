import type {
  contentGroups,
  contentItems,
  courses,
  faculty,
  sessions,
  videoChapters,
  videos,
} from '@section/db/schema.ts'
import type { Meeting } from '@section/domain/sessions/meeting.ts'

// The types of the snapshot. Instants are epoch milliseconds, lengths are seconds.

export type CatalogCourse = Omit<typeof courses.$inferSelect, 'publishStatus' | 'sortOrder'> & {
  faculties: Omit<typeof faculty.$inferSelect, 'slug'>[]
  /** The modules of the on-demand edition, in order; empty without one. */
  groups: CatalogGroup[]
}

export type CatalogGroup = Omit<typeof contentGroups.$inferSelect, 'courseId' | 'meta' | 'sortOrder'> & {
  content: CatalogLesson[]
}

export type CatalogLesson = Omit<typeof contentItems.$inferSelect, 'courseContentGroupId' | 'sortOrder'>

export type CatalogVideo = typeof videos.$inferSelect & {
  chapters: Omit<typeof videoChapters.$inferSelect, 'videoId'>[]
}

export interface LessonLocation {
  courseId: string
  courseContentGroupId: string
  courseContentId: string
}

export interface Seats {
  capacity: number
  taken: number
}

type Instant = 'startAt' | 'endAt' | 'activateAt' | 'enrollmentOpen' | 'enrollmentClose'

export type CatalogSession = Omit<
  typeof sessions.$inferSelect,
  Instant | 'publishStatus' | 'slug' | 'subtitle' | 'title'
> &
  Record<Instant, number | null> & {
    title: string
    subtitle: string
    /** The meetings, soonest first, with their links, which not everybody may know. */
    meetings: readonly Meeting[]
    seats: Seats | null
  }

/** All published content, before the seats are added to the sessions. */
export interface Catalog {
  courses: ReadonlyMap<string, CatalogCourse>
  coursesBySlug: ReadonlyMap<string, CatalogCourse>
  sessions: Omit<CatalogSession, 'seats'>[]
  videos: ReadonlyMap<string, CatalogVideo>
  /** The IANA name of the school's time zone. */
  timeZone: string
  /** The location of each video in the courses. */
  lessonLocations: ReadonlyMap<string, LessonLocation>
}

/** The catalog and the seats at one moment; immutable, replaced when content or seats change. */
export interface CatalogSnapshot extends Omit<Catalog, 'sessions'> {
  /** The sessions, soonest first; those without dates come last. */
  sessions: readonly CatalogSession[]
  sessionsById: ReadonlyMap<string, CatalogSession>
  sessionsByCourse: ReadonlyMap<string, readonly CatalogSession[]>
}
