import type { Resource, ResourceContent, ResourceTarget } from '@section/contract/generated/schema-types.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { DRAWN_PDF } from './content/resource-format.ts'
import type { StoredBlock, StoredResource, StoredTarget } from './resource-store.ts'

/** Returns a resource in the form of the contract, with the address of its file for this viewer. */
export function resourceResult(
  { resourceId, createdAt, modifiedAt, items, pdfDownloadUrl, ...resource }: StoredResource,
  { services, viewer, now }: UseCaseContext<'resourceLinks'>,
): Resource {
  const isDrawn = pdfDownloadUrl === DRAWN_PDF
  return {
    ...resource,
    resourceID: resourceId,
    created: createdAt,
    modified: modifiedAt,
    pdfDownloadUrl: isDrawn ? services.resourceLinks.path(resource.slug, viewer.userId, now) : pdfDownloadUrl,
    items: items.map(itemResult),
  }
}

/** Returns a resource as lists have it, without its blocks. */
export const listedResult = (stored: StoredResource, context: UseCaseContext<'resourceLinks'>): Resource =>
  resourceResult({ ...stored, items: [] }, context)

function itemResult(item: StoredBlock): ResourceContent {
  return {
    resourceContentID: item.resourceContentId,
    type: item.type,
    content: item.content,
    imageUrl: item.type === 'IMAGE' ? item.url : null,
    embedUrl: item.type === 'EMBED' ? item.url : null,
    anchorName: item.anchorName,
    target: itemTarget(item),
  }
}

/** Returns where a block leads, and what a card shows of it; null for a block that is no link. */
export const itemTarget = (item: StoredBlock): ResourceTarget | null =>
  item.target ? insideTarget(item.target) : outsideTarget(item)

function insideTarget({ courseId, slug, title, subtitle, coverImageUrl }: StoredTarget): ResourceTarget {
  const href = courseId === null ? pathTo('resource', { slug: slug ?? '' }) : pathTo('course', { courseId })
  return { title, subtitle, imageUrl: coverImageUrl, href }
}

/** The name of the other site stands below the label, so that a member sees where the link leads. */
function outsideTarget({ type, content, url }: StoredBlock): ResourceTarget | null {
  if (type !== 'EXTERNAL_LINK' || url === null) return null
  return { title: content, subtitle: URL.parse(url)?.hostname ?? '', imageUrl: null, href: url }
}
