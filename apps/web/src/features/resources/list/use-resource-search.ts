import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import {
  ALL_RESOURCES,
  type ResourceAddress,
  resourceAddressIn,
  resourceParameters,
  toggleFacet,
} from '@section/domain/resources/resource-address.ts'
import { type ResourceFacetName } from '@section/domain/resources/resource-facets.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useAnsweredPage } from '../../../lib/use-answered-page.ts'
import { searchResourcesQuery } from '../resources-query.ts'

/**
 * Returns the search that the address names, the resources that it found, and functions that change it. All of it is in
 * the address, so that back and a shared link show the same resources.
 */
export function useResourceSearch() {
  const parameters = useSearch({ from: memberRouteId('resources') })
  const address = resourceAddressIn({ ...parameters })
  const navigate = useNavigate()
  const open = (next: ResourceAddress, options = {}) =>
    void navigate({ to: pathTo('resources'), search: resourceParameters(next), ...options })
  const narrow = (next: ResourceAddress) => open(next, { resetScroll: false })
  const resources = useQuery(searchResourcesQuery(address))
  const { data, isPlaceholderData } = resources
  const client = useQueryClient()
  // The last page is answered for one beyond the end. docs/product/resources.md#screens
  useAnsweredPage(address.page, isPlaceholderData ? undefined : data?.page, (page) => {
    const answered = { ...address, page }
    // The same resources are the answer to both addresses, so that they are not asked for again.
    client.setQueryData(searchResourcesQuery(answered).queryKey, data)
    open(answered, { replace: true, resetScroll: false })
  })
  const [text, type] = useBoxText(address.search)
  const submit = (typed: string) => {
    const search = searchText(typed)
    type(search)
    if (search !== address.search) narrow({ ...address, search, page: 1 })
  }
  return {
    address,
    resources,
    text,
    type,
    submit,
    toggle: (facet: ResourceFacetName, value: string) => narrow(toggleFacet(address, facet, value)),
    clearFacets: () => narrow({ ...ALL_RESOURCES, search: address.search }),
    clear: () => {
      type('')
      narrow(ALL_RESOURCES)
    },
    openPage: (page: number) => open({ ...address, page }),
  }
}

/** The text of the search box: what is typed until another search comes into the address, by back or by a link. */
function useBoxText(search: string): [text: string, type: (text: string) => void] {
  const [box, setBox] = useState({ text: search, seen: search })
  if (search !== box.seen) setBox({ text: search, seen: search })
  return [box.text, (text) => setBox({ ...box, text })]
}
