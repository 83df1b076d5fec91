import type { Meeting } from '@section/domain/sessions/meeting.ts'
import type { CourseMeta, SessionMeta } from '@section/db/schema.ts'

/** The types of the snapshot. Instants are epoch milliseconds, lengths are seconds. */
interface CatalogFaculty {
  facultyId: string
  fullName: string
  imageUrl: string
  biography: string
  sortOrder: number
}

export interface CatalogCourse {
  courseId: string
  slug: string
  type: 'sprint' | 'workshop'
  stack: string
  topics: string[]
  difficulty: string
  title: string
  subtitle: string
  description: string
  coverImageUrl: string
  badgeImageUrl: string
  rating: number | null
  /** The number of ratings. */
  ratingCount: number | null
  meta: CourseMeta
  faculties: CatalogFaculty[]
  /** The modules of the on-demand edition, in order; empty without one. */
  groups: CatalogGroup[]
}

export interface CatalogGroup {
  courseContentGroupId: string
  slug: string
  title: string
  description: string
  hidePreview: boolean
  content: CatalogLesson[]
}

export interface CatalogLesson {
  courseContentId: string
  slug: string
  title: string
  description: string
  type: string
  hidePreview: boolean
  completionRequired: boolean
  meta: { title?: string; videoThumbnail?: string }
  videoId: string | null
}

export interface CatalogVideo {
  videoId: string
  externalKey: string
  title: string
  description: string
  thumbnailUrl: string
  duration: number
  aspectWidth: number
  aspectHeight: number
  isAiGenerated: boolean
  chapters: {
    videoChapterId: string
    slug: string
    title: string
    startSeconds: number
    endSeconds: number
  }[]
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

export interface CatalogSession {
  sessionId: string
  courseId: string
  kind: 'SPRINT' | 'WORKSHOP' | 'CAPSTONE' | 'BOOTCAMP'
  sessionType: 'LIVE' | 'ON_DEMAND'
  title: string
  subtitle: string
  startAt: number | null
  endAt: number | null
  activateAt: number | null
  enrollmentOpen: number | null
  enrollmentClose: number | null
  manualEnrollment: boolean
  waitlistEnabled: boolean
  hideInCatalog: boolean
  isFreeSession: boolean
  gatedAccessType: string | null
  wpCohortSlug: string | null
  sessionMeta: SessionMeta
  /** The meetings, soonest first, with their links, which not everybody may know. */
  meetings: readonly Meeting[]
  seats: Seats | null
}

/** All published content, before the seats are added to the sessions. */
export interface Catalog {
  courses: ReadonlyMap<string, CatalogCourse>
  sessions: Omit<CatalogSession, 'seats'>[]
  videos: ReadonlyMap<string, CatalogVideo>
  /** The IANA name of the school's time zone. */
  timeZone: string
  /** The location of each video in the courses. */
  lessonLocations: ReadonlyMap<string, LessonLocation>
}
