import { isLive } from '../../sessions/session.ts'
import type { CourseSession, CourseSessions } from '../course-sessions.ts'
import type { CourseFilters } from './course-filters.ts'
import { filterValue, type MetaFilter } from './filter-options.ts'

/** The fields of a session by which its course is filtered and sorted. */
export type FilteredSession = CourseSession & {
  readonly title: string
  /** The key of the stack: 'ai'. */
  readonly stack: string
  readonly topics: readonly string[]
  readonly difficulty: string
  readonly courseRating: number | null
}

type Course<S extends FilteredSession = FilteredSession> = CourseSessions<S>

/** The courses that match a search, by id, with their ranks, 0 for the best; null without a search. */
export type SearchRanks = ReadonlyMap<string, number> | null

/**
 * Returns the courses that match every filter, the best hits of a search first. Within a family one value is enough.
 * `saved` holds the ids of the bookmarked courses (docs/product/catalog.md#filters).
 */
export function filterCourses<S extends FilteredSession>(
  courses: readonly Course<S>[],
  filters: CourseFilters,
  { saved, ranks }: { saved: ReadonlySet<string>; ranks: SearchRanks },
): readonly Course<S>[] {
  const matching = courses.filter(
    (course) =>
      (ranks === null || ranks.has(course.courseId)) &&
      (!filters.saved || saved.has(course.courseId)) &&
      matchesMeta(course, filters.meta, saved) &&
      matchesFamilies(course, filters),
  )
  if (ranks !== null)
    return matching.toSorted((a, b) => rankOf(a.courseId, ranks) - rankOf(b.courseId, ranks))
  if (filters.sort === 'soonest') return matching
  return matching.toSorted(filters.sort === 'title' ? byTitle : byRating)
}

function matchesMeta(course: Course, meta: MetaFilter | null, saved: ReadonlySet<string>): boolean {
  switch (meta) {
    case null:
      return true
    case 'live':
      return course.sessions.some(({ session, flags }) => isLive(session) && !flags.ended)
    case 'on-demand':
      return course.hasOnDemand
    case 'sprints':
      return course.type === 'sprint'
    case 'workshops':
      return course.type === 'workshop'
    case 'saved':
      return saved.has(course.courseId)
  }
}

function matchesFamilies({ sessions: [first] }: Course, filters: CourseFilters): boolean {
  if (!first) return false
  const { stack, topics, difficulty } = first.session
  return (
    includesAny(filters.stacks, [stack]) &&
    includesAny(filters.topics, topics) &&
    includesAny(filters.difficulties, [difficulty])
  )
}

function includesAny(chosen: readonly string[], values: readonly string[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(filterValue(value)))
}

const rankOf = (courseId: string, ranks: ReadonlyMap<string, number>) => ranks.get(courseId) ?? Infinity

const titleOf = ({ sessions }: Course) => sessions[0]?.session.title ?? ''
const ratingOf = ({ sessions }: Course) => sessions[0]?.session.courseRating ?? 0

const byTitle = (a: Course, b: Course) => titleOf(a).localeCompare(titleOf(b), 'en')
const byRating = (a: Course, b: Course) => ratingOf(b) - ratingOf(a) || byTitle(a, b)
