import type { SearchedField } from '@section/contract/generated/operations/graphql.ts'
import { isolate } from '@section/domain/text/isolate.ts'
import type { DashboardSession } from '../dashboard-query.ts'
import type { CourseHit } from '../filters/search-courses-query.ts'

/** The names of the texts in which a search finds its words. A title and a subtitle need no name. */
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
 * show that: “In a lesson: Running a pricing test”. The rows of a phone show less than a card does
 * (docs/product/search.md#the-reason-of-a-hit).
 */
export function reasonNotes(
  hits: readonly CourseHit[],
  sessions: readonly Pick<DashboardSession, 'courseId' | 'courseMeta'>[],
  shownAs: 'cards' | 'rows',
): ReadonlyMap<string, readonly string[]> {
  const nameless = new Set(
    sessions.flatMap(({ courseId, courseMeta }) => (courseMeta.hideTimeAndFacultyLabels ? courseId : [])),
  )
  const isShown = ({ courseId, reason }: CourseHit) => {
    if (reason?.field === 'SUBTITLE') return shownAs === 'cards'
    if (reason?.field === 'PROFESSOR') return shownAs === 'cards' && !nameless.has(courseId)
    return reason?.field === 'TITLE' || reason?.field === 'KIND'
  }
  return new Map(
    hits.flatMap((hit): [string, string[]][] => {
      const { courseId, reason } = hit
      if (!reason || isShown(hit)) return []
      const name = reason.field === 'LESSON' ? 'In a lesson' : REASON_NAMES[reason.field]
      const text = isolate(reason.parts.map((part) => part.text).join(''))
      return [[courseId, [name === undefined ? text : `${name}: ${text}`]]]
    }),
  )
}
