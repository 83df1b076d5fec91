import type {
  QueryListCourseResourcesArgs,
  QueryListResourcesArgs,
  Resource,
} from '@section/contract/generated/schema-types.ts'
import { canReadResources } from '@section/domain/resources/resource-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { pageSize } from './page-size.ts'
import { listedResult } from './resource-result.ts'
import type { StoredResource } from './resource-store.ts'

type Context = UseCaseContext<'resourceLinks' | 'resources'>

const BESIDE_A_COURSE = 6

/**
 * Returns a page of the published resources, newest first; of those with the given ids in the order of the ids, each once.
 * Nothing is listed on a page after the last, nor to viewers who may not read resources.
 */
export async function listResources(
  context: Context,
  { resourceIDs, count, page }: QueryListResourcesArgs,
): Promise<Resource[]> {
  if (!canReadResources(context.viewer)) return []
  const all = await context.services.resources.all()
  const listed = resourceIDs ? inOrder(resourceIDs, all) : all
  const size = pageSize(count)
  const from = (Math.max(1, page ?? 1) - 1) * size
  return listed.slice(from, from + size).map((resource) => listedResult(resource, context))
}

/** Returns the resources that stand beside a course, newest first, at most 6. */
export async function listCourseResources(
  context: Context,
  { courseId }: QueryListCourseResourcesArgs,
): Promise<Resource[]> {
  if (!canReadResources(context.viewer)) return []
  const id = courseId.toLowerCase()
  const beside = (await context.services.resources.all()).filter(({ courseIds }) => courseIds.has(id))
  return beside.slice(0, BESIDE_A_COURSE).map((resource) => listedResult(resource, context))
}

function inOrder(ids: readonly string[], all: readonly StoredResource[]): StoredResource[] {
  const byId = new Map(all.map((resource) => [resource.resourceId, resource]))
  return [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => byId.get(id) ?? [])
}
