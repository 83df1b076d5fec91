import { GraphQLError } from 'graphql'
import type { SearchCoursesInput } from '@section/contract/generated/schema-types.ts'
import { isFacetKey, textsOfKeys } from '@section/domain/search/facet-keys.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { CatalogCourse } from '../catalog/catalog-types.ts'
import type { SearchQuery } from './search-engine.ts'

/** The number of keys of a list that count; no filter of a screen has as many. */
const MAX_KEYS = 50

type Facets = Pick<SearchQuery, 'stacks' | 'topics' | 'difficulties'>

/** Returns the keys of the facets of a search, at most 50 each. Errors: `INVALID_FILTER` for a text that is no key. */
export function readFacetKeys({ stacks, topics, difficulties }: SearchCoursesInput): Facets {
  return { stacks: readKeys(stacks), topics: readKeys(topics), difficulties: readKeys(difficulties) }
}

function readKeys(given: readonly string[] | null | undefined): string[] {
  const keys = [...new Set(given)].slice(0, MAX_KEYS)
  if (keys.every(isFacetKey)) return keys
  const { code, message } = expectedError('INVALID_FILTER')
  throw new GraphQLError(message, { extensions: { code } })
}

/** Returns the facets as an engine knows them; null if no course has any of the topics, or any of the difficulties. */
export function facetsOfCourses(keys: Facets, courses: readonly CatalogCourse[]): Facets | null {
  const topics = textsOf(keys.topics, courses, (course) => course.topics)
  const difficulties = textsOf(keys.difficulties, courses, ({ difficulty }) => [difficulty])
  return topics && difficulties && { stacks: keys.stacks, topics, difficulties }
}

/** Returns the texts of the keys; none without keys, null if the keys have none. */
function textsOf(
  keys: readonly string[],
  courses: readonly CatalogCourse[],
  ownTexts: (course: CatalogCourse) => readonly string[],
): readonly string[] | null {
  if (keys.length === 0) return []
  const texts = textsOfKeys(keys, courses.flatMap(ownTexts))
  return texts.length > 0 ? texts : null
}
