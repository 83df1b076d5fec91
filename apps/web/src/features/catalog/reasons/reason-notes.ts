import type { SearchedField } from '@section/contract/generated/operations/graphql.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import type { CourseHit } from '../filters/search-courses-query.ts'

/** What the texts are called in which a search finds its words. A title and a subtitle need no name. */
export const REASON_NAMES: Partial<Record<SearchedField, string>> = {
  PROFESSOR: 'Professor',
  TOPIC: 'Topic',
  STACK: 'Stack',
  LEVEL: 'Level',
  KIND: 'Kind',
  LESSON: 'Lesson',
  TAKEAWAY: 'Takeaway',
  AUDIENCE: 'Perfect for',
  DESCRIPTION: 'About the course',
}

/**
 * Returns the line of each course's card that says why a search has found it, by the course's id, where the card itself does not
 * show that: “In a lesson: Running a pricing test” (docs/product/search.md#the-reason-of-a-hit).
 */
export function reasonNotes(
  hits: readonly CourseHit[],
  sessions: readonly Pick<DashboardSession, 'courseId' | 'courseMeta'>[],
): ReadonlyMap<string, readonly string[]> {
  const nameless = new Set(
    sessions.flatMap(({ courseId, courseMeta }) => (courseMeta.hideTimeAndFacultyLabels ? courseId : [])),
  )
  return new Map(
    hits.flatMap(({ courseId, reason }): [string, string[]][] => {
      const name = reason && (reason.field === 'LESSON' ? 'In a lesson' : REASON_NAMES[reason.field])
      const isOnCard = reason?.field === 'KIND' || (reason?.field === 'PROFESSOR' && !nameless.has(courseId))
      if (!name || isOnCard) return []
      return [[courseId, [`${name}: ${isolate(reason.parts.map(({ text }) => text).join(''))}`]]]
    }),
  )
}
