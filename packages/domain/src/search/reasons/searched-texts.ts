import { type FilteredCourse, kindFilters } from '../searched-filters.ts'
import { stackName } from '../../catalog/filters/filter-options.ts'

/** The kinds of texts by which a course is found. */
export type SearchedField =
  | 'TITLE'
  | 'PROFESSOR'
  | 'TOPIC'
  | 'STACK'
  | 'LEVEL'
  | 'KIND'
  | 'SUBTITLE'
  | 'LESSON'
  | 'TAKEAWAY'
  | 'AUDIENCE'
  | 'DESCRIPTION'

/** A text by which a course is found. */
export interface SearchedText {
  field: SearchedField
  text: string
}

interface Item {
  readonly title: string
  readonly description: string
}

/** All texts of a course that a search looks through. */
export interface SearchedCourse extends FilteredCourse {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  /** The full names of those who teach it, in order. */
  readonly faculty: readonly string[]
  /** The titles of the lessons of its on-demand edition, in order. */
  readonly lessons: readonly string[]
  readonly meta: {
    readonly topTakeaway?: string
    readonly whoWillBenefit?: readonly Item[]
    readonly whatYouWillLeaveWith?: readonly Item[]
  }
}

/**
 * Returns the texts by which a course is found, those first that say most about why: names and titles before sentences
 * (docs/product/search.md#the-reason-of-a-hit).
 */
export function textsOfCourse(course: SearchedCourse): SearchedText[] {
  const { topTakeaway, whoWillBenefit = [], whatYouWillLeaveWith = [] } = course.meta
  const takeaways = [...(topTakeaway ? [topTakeaway] : []), ...whatYouWillLeaveWith.map(itemText)]
  return [
    ...textsOf('TITLE', [course.title]),
    ...textsOf('PROFESSOR', course.faculty),
    ...textsOf('TOPIC', course.topics),
    ...textsOf('STACK', [stackName(course.stack)]),
    ...textsOf('LEVEL', [course.difficulty]),
    ...textsOf('KIND', kindFilters(course)),
    ...textsOf('SUBTITLE', [course.subtitle]),
    ...textsOf('LESSON', course.lessons),
    ...textsOf('TAKEAWAY', takeaways),
    ...textsOf('AUDIENCE', whoWillBenefit.map(itemText)),
    ...textsOf('DESCRIPTION', [course.description]),
  ]
}

const textsOf = (field: SearchedField, texts: readonly string[]): SearchedText[] =>
  texts.map((text) => ({ field, text }))

const itemText = ({ title, description }: Item) => (description ? `${title}: ${description}` : title)
