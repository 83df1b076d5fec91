import { GraphQLError } from 'graphql'
import type { QuerySearchResourcesArgs, ResourceSearch } from '@section/contract/generated/schema-types.ts'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import { facetResources } from '@section/domain/resources/facet-resources.ts'
import { canReadResources } from '@section/domain/resources/resource-access.ts'
import { resourceIndex } from '@section/domain/resources/resource-index.ts'
import type { SearchIndex } from '@section/domain/search/search-index.ts'
import { searchedWords } from '@section/domain/search/search-text.ts'
import { isAiAcademyOnly } from '@section/domain/access/viewer.ts'
import { flagContext } from '../../../server/flags/flag-context.ts'
import type { RequestContext, UseCaseContext } from '../../../server/graphql/operation.ts'
import { withTimeout } from '../../../server/graphql/with-timeout.ts'
import { ServiceUnavailable } from '../../../server/http/service-unavailable.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { pageSize } from '../page-size.ts'
import { listedResult } from '../resource-result.ts'
import type { StoredResource } from '../resource-store.ts'

type Context = UseCaseContext<'flags' | 'limits' | 'resourceLinks' | 'resourceEngine' | 'resources'> &
  Pick<RequestContext, 'setHeader'>

const TIMEOUT_MS = 2000

/** The answer to a search that finds nothing in a school without resources, and to those who may not search. */
export const NOTHING_FOUND: ResourceSearch = { resources: [], total: 0, page: 1, totalPages: 1, facets: [] }

/**
 * Returns a page of the resources that fit a text and facets: best first, without a text newest first. A page after the last
 * is the last. Errors: `LIMIT_EXCEEDED`; `ServiceUnavailable` when the engine fails or takes longer than two seconds.
 * docs/product/resources.md#search
 */
export async function searchResources(
  context: Context,
  { input }: QuerySearchResourcesArgs,
): Promise<ResourceSearch> {
  const { services, viewer } = context
  if (!canReadResources(viewer)) return NOTHING_FOUND
  const limit = await services.limits.consume('search-resources', viewer.userId)
  if (!limit.allowed) {
    const { code, message } = limitReachedError(context, limit)
    throw new GraphQLError(message, { extensions: { code } })
  }
  const index = await chooseIndex(context)
  const all = (await services.resources.all()).filter(({ stack }) => index === 'all' || stack === AI_STACK)
  const found = await findByText(context, { text: input.query ?? '', index, all })
  const { resources, facets } = facetResources(
    found,
    { types: input.types ?? [], stacks: input.stacks ?? [] },
    all,
  )
  const size = pageSize(input.count)
  const totalPages = Math.max(1, Math.ceil(resources.length / size))
  const page = Math.min(Math.max(1, input.page ?? 1), totalPages)
  const shown = resources.slice((page - 1) * size, page * size)
  return {
    resources: shown.map((resource) => listedResult(resource, context)),
    total: resources.length,
    page,
    totalPages,
    facets,
  }
}

/** Returns the resources that have the words of a text; all of them without a text. */
async function findByText(
  { services }: Context,
  { text, index, all }: { text: string; index: SearchIndex; all: readonly StoredResource[] },
): Promise<readonly StoredResource[]> {
  const words = searchedWords(text)
  if (words === null) return []
  if (words.length === 0) return all
  const ids = await withTimeout(services.resourceEngine.search({ index, words }), TIMEOUT_MS).catch(
    (cause: unknown) => {
      throw new ServiceUnavailable('The resources could not be searched.', { cause })
    },
  )
  // A hosted index may still hold resources that are no longer published.
  const byId = new Map(all.map((resource) => [resource.resourceId, resource]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function chooseIndex({ services, viewer }: Context): Promise<SearchIndex> {
  // The flags of a viewer may have to be fetched, and most viewers need none here.
  if (!isAiAcademyOnly(viewer)) return 'all'
  const { aiAcademyView } = await services.flags.of(flagContext(viewer))
  return resourceIndex(viewer, aiAcademyView)
}
