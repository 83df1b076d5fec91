import { expect, test } from 'vitest'
import {
  ALL_RESOURCES,
  chosenFacets,
  resourceAddressIn,
  resourceParameters,
  toggleFacet,
} from './resource-address.ts'

test('A search of resources is read back from the parameters of its address', () => {
  const address = {
    search: 'price test',
    type: ['prompt-pack', 'strategy-framework'],
    stack: ['ai'],
    page: 3,
  }
  expect(resourceAddressIn(resourceParameters(address))).toEqual(address)
  expect(resourceParameters(ALL_RESOURCES)).toEqual({})
})

test.each([
  [{ type: 'nope', stack: ['nope', 'ai'] }, { stack: ['ai'] }],
  [
    { type: ['prompt-pack', 'prompt-pack', 'community-tactics'] },
    { type: ['prompt-pack', 'community-tactics'] },
  ],
  [{ type: 'Prompt Pack' }, { type: ['prompt-pack'] }],
  [{ search: ['a', 'b'], page: 'many' }, {}],
  [{ page: '-4' }, {}],
  [{ page: '1e9' }, { page: 10_000 }],
  [{ search: `  ${'a'.repeat(300)} ` }, { search: 'a'.repeat(200) }],
])('The parameters %j of the address of resources mean the search %j', (parameters, search) => {
  expect(resourceAddressIn(parameters)).toEqual({ ...ALL_RESOURCES, ...search })
})

test('A facet of resources is chosen, and given up when it is chosen again, from the first page on', () => {
  const chosen = toggleFacet({ ...ALL_RESOURCES, page: 3 }, 'stack', 'marketing')
  expect(chosen).toEqual({ ...ALL_RESOURCES, stack: ['marketing'] })
  expect(toggleFacet({ ...chosen, page: 2 }, 'stack', 'marketing')).toEqual(ALL_RESOURCES)
})

test('The chosen facets of resources have names', () => {
  expect(chosenFacets({ ...ALL_RESOURCES, type: ['prompt-pack'], stack: ['business-core'] })).toEqual([
    { facet: 'type', value: 'prompt-pack', label: 'Prompt Pack' },
    { facet: 'stack', value: 'business-core', label: 'Business Core' },
  ])
})
