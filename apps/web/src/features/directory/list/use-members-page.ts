import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { type DirectoryAddress, directoryParameters } from '@section/domain/directory/directory-address.ts'
import { searchText } from '@section/domain/search/search-text.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { useAnsweredPage } from '../../../lib/use-answered-page.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { membersQuery } from '../members-query.ts'
import { sizedAddress } from './members-address.ts'

/** A search waits for a pause in typing of a second, and at most five seconds. docs/product/directory.md#the-list */
const PACE = { pauseMs: 1_000, mostMs: 5_000 }

/**
 * Returns the page of the directory that the address names, its members, the text of the search box, and functions that
 * change them. All of it is in the address, so that a member who comes back from a profile finds the same members.
 */
export function useMembersPage() {
  const address = sizedAddress(useSearch({ from: memberRouteId('memberDirectory') }))
  const navigate = useNavigate()
  const open = (change: Partial<DirectoryAddress>, options = {}) =>
    void navigate({
      to: pathTo('memberDirectory'),
      search: directoryParameters({ ...address, ...change }),
      ...options,
    })
  const members = useQuery(membersQuery(address))
  const { data, isPlaceholderData } = members
  const client = useQueryClient()
  // The last page is answered for one beyond the end. docs/product/directory.md#address
  useAnsweredPage(address.page, isPlaceholderData ? undefined : data?.pageInfo.page, (page) => {
    // The same members are the answer to both addresses, so that they are not asked for again.
    client.setQueryData(membersQuery({ ...address, page }).queryKey, data)
    open({ page }, { replace: true, resetScroll: false })
  })
  // Back leads to what was shown before the search, not through each of its words.
  const narrow = (search: string) =>
    open({ search, page: 0 }, { replace: address.search !== '', resetScroll: false })
  const { text, type, settle } = useTypedSearch(address.search, narrow, PACE)
  const submit = (typed: string) => {
    settle(typed)
    narrow(searchText(typed))
  }
  return { address, members, text, type, submit, openPage: (page: number) => open({ page }) }
}
