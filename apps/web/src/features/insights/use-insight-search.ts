import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'

/**
 * Returns the text of the search box and functions that change it. After a pause the text is in the address, so that a
 * member who comes back from an insight finds the same list.
 */
export function useInsightSearch() {
  const query = queryIn(useSearch({ from: memberRouteId('insights') }))
  const navigate = useNavigate()
  const narrow = (search: string) =>
    void navigate({
      to: pathTo('insights'),
      search: search === '' ? {} : { search },
      replace: true,
      resetScroll: false,
    })
  const { text, type, settle } = useTypedSearch(query, narrow)
  const submit = (typed: string) => {
    settle(typed)
    narrow(searchText(typed))
  }
  return { text, type, submit }
}

/** Returns the search in the parameters of an address; empty without one. */
function queryIn(parameters: object): string {
  const query: unknown = { search: '', ...parameters }.search
  return typeof query === 'string' ? searchText(query) : ''
}
