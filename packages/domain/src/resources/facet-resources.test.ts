import { describe, expect, test } from 'vitest'
import { type FacetedResource, facetResources } from './facet-resources.ts'
import type { ResourceType } from './resource-types.ts'

const resource = (type: ResourceType, stack: string): FacetedResource => ({ type, stack })
const ALL = [
  resource('PROMPT_PACK', 'ai'),
  resource('PROMPT_PACK', 'marketing'),
  resource('STRATEGY_FRAMEWORK', 'marketing'),
  resource('STRATEGY_FRAMEWORK', 'business-core'),
]

const facet = (choices: { types?: string[]; stacks?: string[] }, found = ALL) => {
  const { resources, facets } = facetResources(found, { types: [], stacks: [], ...choices }, ALL)
  const counts = facets.map(({ values }) => values.map(({ key, count }) => `${key} ${count}`))
  return { resources, counts }
}

describe('The facets of resources', () => {
  test('have the names of the catalog, and no values that no resource of it has', () => {
    const { facets } = facetResources(ALL, { types: [], stacks: [] }, ALL)
    expect(facets.map(({ key, label, values }) => [key, label, values.map((value) => value.label)])).toEqual([
      ['type', 'Resource Type', ['Prompt Pack', 'Strategy Framework']],
      ['stack', 'Stack', ['AI', 'Business Core', 'Marketing']],
    ])
  })

  test('count the resources with the choices in the other facet, not with those in their own', () => {
    expect(facet({ types: ['prompt-pack'] })).toEqual({
      resources: ALL.slice(0, 2),
      counts: [
        ['prompt-pack 2', 'strategy-framework 2'],
        ['ai 1', 'business-core 0', 'marketing 1'],
      ],
    })
    expect(facet({ types: ['prompt-pack'], stacks: ['marketing'] })).toEqual({
      resources: ALL.slice(1, 2),
      counts: [
        ['prompt-pack 1', 'strategy-framework 1'],
        ['ai 1', 'business-core 0', 'marketing 1'],
      ],
    })
  })

  test('count only what was found, and keep its order', () => {
    const found = [resource('STRATEGY_FRAMEWORK', 'marketing'), resource('PROMPT_PACK', 'ai')]
    expect(facet({}, found)).toEqual({
      resources: found,
      counts: [
        ['prompt-pack 1', 'strategy-framework 1'],
        ['ai 1', 'business-core 0', 'marketing 1'],
      ],
    })
  })

  test('let any of several chosen values fit, and ignore keys that they do not have', () => {
    expect(facet({ stacks: ['ai', 'business-core', 'law'] }).resources).toEqual([ALL[0], ALL[3]])
    expect(facet({ types: ['prompt-packs', '', "'"] }).resources).toEqual(ALL)
  })
})
