/** The names of the types of resources, as their tags and the choices of the catalog say them. */
export const RESOURCE_TYPE_NAMES = {
  PROMPT_PACK: 'Prompt Pack',
  STRATEGY_FRAMEWORK: 'Strategy Framework',
  COMMUNITY_TACTICS: 'Community Tactics',
} as const

export type ResourceType = keyof typeof RESOURCE_TYPE_NAMES

/** The types in the order in which the catalog offers them. */
export const RESOURCE_TYPES = Object.keys(RESOURCE_TYPE_NAMES) as ResourceType[]
