import { stackName } from '../catalog/filters/filter-options.ts'

/** The facts about a course by which the course list is filtered. */
export interface FilteredCourse {
  /** The key of the stack: 'business-core'. */
  readonly stack: string
  readonly topics: readonly string[]
  readonly difficulty: string
  readonly type: 'sprint' | 'workshop'
  readonly hasOnDemand: boolean
}

/**
 * Returns the texts of the filters under which the course list has a course, by which a search finds it too: the stack, the
 * topics, the difficulty and the kind. Whether a course is live changes with the time, so that no search document says it.
 */
export const searchedFilters = ({
  stack,
  topics,
  difficulty,
  type,
  hasOnDemand,
}: FilteredCourse): string[] => [
  stackName(stack),
  ...topics,
  difficulty,
  ...kindFilters({ type, hasOnDemand }),
]

/** Returns the texts of the filters by type that list a course whatever the time is. */
export const kindFilters = ({
  type,
  hasOnDemand,
}: Pick<FilteredCourse, 'type' | 'hasOnDemand'>): string[] => [
  type === 'sprint' ? 'Sprint' : 'Workshop',
  ...(hasOnDemand ? ['On Demand'] : []),
]
