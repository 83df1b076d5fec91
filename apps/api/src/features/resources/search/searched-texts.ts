import { stackName } from '@section/domain/catalog/filters/filter-options.ts'
import { RESOURCE_TYPE_NAMES } from '@section/domain/resources/resource-types.ts'
import { plainText } from '@section/domain/rich-text/plain-text.ts'
import type { StoredResource } from '../resource-store.ts'

/** The texts by which a resource is found, the most important first. */
export interface SearchedTexts {
  title: string
  subtitle: string
  /** The texts of its tags and facets, e.g. 'Prompt Pack' and 'Business Core'. */
  filters: string[]
  /** The texts of its blocks, without marks. */
  text: string
}

/** Returns the texts by which a resource is found. */
export function searchedTexts({ title, subtitle, type, stack, tags, items }: StoredResource): SearchedTexts {
  return {
    title,
    subtitle,
    filters: [RESOURCE_TYPE_NAMES[type], stackName(stack), ...tags.map(({ label }) => label)],
    text: items.map(({ content }) => plainText(content)).join(' '),
  }
}
