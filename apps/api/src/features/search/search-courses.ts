import type { CourseSearchHit, QuerySearchCoursesArgs } from '@section/contract/generated/schema-types.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { isListed } from '../catalog/catalog-rules.ts'
import { findCourses } from './course-search-store.ts'
import { searchWordsOf } from './search-words.ts'

/** Specification 2, section 9. */
const MAX_HITS = 100

/** More values of one facet than any school has. */
const MAX_FACET_VALUES = 50

/**
 * Returns the courses that fit a search and of which the viewer can see a session, the best first, at most 100. A query
 * without words finds nothing, and facets alone filter nothing out of it. Specification 2, sections 4.5 and 7.
 */
export async function searchCourses(
  { services, viewer, now }: UseCaseContext<'catalog' | 'database'>,
  { input }: QuerySearchCoursesArgs,
): Promise<CourseSearchHit[]> {
  const words = searchWordsOf(input.query)
  if (words.length === 0) return []
  const hits = await findCourses(services.database.db, words, {
    stacks: facet(input.stacks),
    topics: facet(input.topics),
    difficulties: facet(input.difficulties),
  })
  const { sessionsByCourse } = await services.catalog.current()
  const listing = { viewer, showHidden: false, now }
  return hits
    .filter(({ courseId }) => sessionsByCourse.get(courseId)?.some((session) => isListed(session, listing)))
    .slice(0, MAX_HITS)
}

const facet = (values: readonly string[] | null | undefined) => values?.slice(0, MAX_FACET_VALUES) ?? []
