import { filterValue } from '../catalog/filters/filter-options.ts'

/** The types of resources with their names. */
export const RESOURCE_TYPES = {
  STRATEGY_FRAMEWORK: 'Strategy Framework',
  COMMUNITY_TACTICS: 'Community Tactics',
  PROMPT_PACK: 'Prompt Pack',
} as const

export type ResourceType = keyof typeof RESOURCE_TYPES

/** Returns the key of a type, as addresses have it: `prompt-pack`. */
export const resourceTypeKey = (type: ResourceType): string => filterValue(RESOURCE_TYPES[type])
