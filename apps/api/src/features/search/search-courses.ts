import type { CourseSearchHit, QuerySearchCoursesArgs } from '@section/contract/generated/schema-types.ts'
import { isAiAcademyOnly } from '@section/domain/access/viewer.ts'
import { type SearchIndex, searchIndex } from '@section/domain/search/search-index.ts'
import { searchedWords } from '@section/domain/search/search-text.ts'
import { flagContext } from '../../server/flags/flag-context.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { withTimeout } from '../../server/graphql/with-timeout.ts'
import { ServiceUnavailable } from '../../server/http/service-unavailable.ts'
import { listedCourses } from '../catalog/catalog-rules.ts'
import type { CatalogCourse } from '../catalog/catalog-types.ts'
import { courseTexts } from './course-texts.ts'
import { facetsOfCourses, readFacetKeys } from './search-facets.ts'

type Context = UseCaseContext<'catalog' | 'flags' | 'search'>

const TIMEOUT_MS = 2000

/**
 * Returns the courses that fit a text and facets, best first, at most 100, only those of which the viewer can see a session
 * in their list, each with why it was found. Errors: `INVALID_FILTER` for a facet that is no key; `ServiceUnavailable` when the engine fails or takes
 * longer than two seconds.
 */
export async function searchCourses(
  context: Context,
  { input }: QuerySearchCoursesArgs,
): Promise<CourseSearchHit[]> {
  const { catalog, search } = context.services
  const keys = readFacetKeys(input)
  const words = searchedWords(input.query)
  if (!words) return []
  const snapshot = await catalog.current()
  const listed = listedCourses(snapshot, context)
  if (listed.length === 0) return []
  const facets = facetsOfCourses(keys, listed)
  if (!facets) return []
  const visible = new Set(listed.map(({ courseId }) => courseId))
  const query = {
    index: await chooseIndex(context, listed),
    words,
    ...facets,
    visible,
    hidden: new Set(snapshot.courses.keys()).difference(visible),
    textsOf: (courseId: string) => courseTexts(snapshot, courseId),
  }
  return withTimeout(search.search(query), TIMEOUT_MS).catch((cause: unknown) => {
    throw new ServiceUnavailable('The courses could not be searched.', { cause })
  })
}

async function chooseIndex(
  { services, viewer }: Context,
  listed: readonly CatalogCourse[],
): Promise<SearchIndex> {
  // The flags of a viewer may have to be fetched, and most viewers need none here.
  if (!isAiAcademyOnly(viewer)) return 'all'
  const { aiAcademyView } = await services.flags.of(flagContext(viewer))
  return searchIndex(viewer, { aiAcademyView, stacks: new Set(listed.map(({ stack }) => stack)) })
}
