import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, numeric, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, ownedBy } from '../columns.ts'

export const courseType = pgEnum('course_type', ['sprint', 'workshop'])
export const publishStatus = pgEnum('publish_status', ['DRAFT', 'ACTIVE', 'ARCHIVED'])
export const stack = pgEnum('stack', ['ai', 'business-core', 'marketing', 'leadership', 'product'])
export const difficulty = pgEnum('difficulty', ['Beginner', 'Intermediate', 'Advanced'])

export interface InfoItem {
  title: string
  description: string
  iconUrl: string | null
}

export interface CourseReview {
  text: string
  name: string
  role?: string | undefined
}

export interface CourseMeta {
  hideTimeAndFacultyLabels?: boolean
  topTakeaway?: string
  whoWillBenefit?: InfoItem[]
  whatYouWillLeaveWith?: InfoItem[]
  courseSyllabusUrl?: string
  sprintTrailerJwPlayerFileId?: string
  sprintTrailerCoverImageUrl?: string
  hoursPerWeek?: number
  reviews?: CourseReview[]
}

/** A subject that is taught, live in sessions, on demand, or both. */
export const courses = pgTable(
  'courses',
  {
    courseId: id('course_id'),
    slug: text('slug').notNull().unique(),
    type: courseType('type').notNull(),
    stack: stack('stack').notNull(),
    topics: text('topics')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    difficulty: difficulty('difficulty').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    description: text('description').notNull().default(''),
    coverImageUrl: text('cover_image_url').notNull(),
    badgeImageUrl: text('badge_image_url').notNull(),
    meta: jsonb('meta').$type<CourseMeta>().notNull().default({}),
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }),
    /** The number of ratings; null where it is unknown. */
    ratingCount: integer('rating_count'),
    sortOrder: integer('sort_order').notNull().default(0),
    publishStatus: publishStatus('publish_status').notNull().default('ACTIVE'),
  },
  (t) => [
    check('courses_rating_range', sql`${t.rating} between 0 and 5`),
    check('courses_rating_count', sql`${t.ratingCount} > 0`),
  ],
)

export const faculty = pgTable('faculty', {
  facultyId: id('faculty_id'),
  slug: text('slug').notNull().unique(),
  fullName: text('full_name').notNull(),
  imageUrl: text('image_url').notNull(),
  biography: text('biography').notNull().default(''),
  sortOrder: integer('sort_order').notNull().default(0),
})

export const courseFaculty = pgTable(
  'course_faculty',
  {
    courseId: ownedBy('course_id', () => courses.courseId),
    facultyId: ownedBy('faculty_id', () => faculty.facultyId),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.facultyId] }),
    index('course_faculty_faculty_idx').on(t.facultyId),
  ],
)
