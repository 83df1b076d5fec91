import type { FoundResources, ResourceBlock, ResourceDetail, ResourceOnCard } from './resources-query.ts'

/** A prompt pack with two tags beside its type. */
export const aResource = (
  slug: string,
  title: string,
  more: Partial<ResourceOnCard> = {},
): ResourceOnCard => ({
  resourceID: `id-${slug}`,
  slug,
  title,
  subtitle: `About ${title}.`,
  type: 'PROMPT_PACK',
  coverImageUrl: `/art/resource/${slug}.svg`,
  tags: [
    { tagID: '1', category: 'type', label: 'Prompt Pack' },
    { tagID: '2', category: 'stack', label: 'Marketing' },
    { tagID: '3', category: 'topic', label: 'Copywriting' },
  ],
  ...more,
})

const types = ['prompt-pack', 'strategy-framework', 'community-tactics']
const stacks = ['marketing', 'business-core', 'product', 'leadership', 'ai']

/** The answer to a search; the only page unless `more` says otherwise. */
export const foundAnswer = (
  resources: ResourceOnCard[],
  more: Partial<FoundResources> = {},
): { searchResources: FoundResources } => ({
  searchResources: {
    resources,
    total: resources.length,
    page: 1,
    totalPages: 1,
    facets: [
      { key: 'type', values: types.map((key) => ({ key, count: 7 })) },
      { key: 'stack', values: stacks.map((key, count) => ({ key, count })) },
    ],
    ...more,
  },
})

/** A block of text; other kinds say what they have more. */
export const aBlock = (id: string, more: Partial<ResourceBlock> = {}): ResourceBlock => ({
  resourceContentID: id,
  type: 'RICH_TEXT_HTML',
  content: `Text ${id}.`,
  imageUrl: null,
  embedUrl: null,
  anchorName: null,
  target: null,
  ...more,
})

/** A resource without files. */
export const aDetail = (items: ResourceBlock[], more: Partial<ResourceDetail> = {}): ResourceDetail => ({
  ...aResource('briefs', 'Ten briefs'),
  pdfDownloadUrl: null,
  googleDocCopyUrl: null,
  items,
  ...more,
})
