import type { QueryGetResourceArgs, Resource } from '@section/contract/generated/schema-types.ts'
import { canReadResources } from '@section/domain/resources/resource-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { resourceResult } from './resource-result.ts'

/** Returns a published resource by its slug, its id, or both; null to viewers who may not read resources. */
export async function getResource(
  context: UseCaseContext<'resourceLinks' | 'resources'>,
  { slug, resourceID }: QueryGetResourceArgs,
): Promise<Resource | null> {
  const id = resourceID?.toLowerCase() ?? null
  if (!canReadResources(context.viewer) || (!slug && !id)) return null
  const all = await context.services.resources.all()
  const found = all.find(
    (resource) => (!slug || resource.slug === slug) && (!id || resource.resourceId === id),
  )
  return found ? resourceResult(found, context) : null
}
