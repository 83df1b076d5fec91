import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { onPage, searched, type TableAddress } from '@section/domain/organization/table-address.ts'
import { useAnsweredPage } from '../../../lib/use-answered-page.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import type { FigurePage } from './figure-column.ts'
import type { OpenTableAddress } from './use-table-address.ts'

/** A search waits for a pause in typing of a second, and at most five seconds. docs/product/organization.md#tables */
const PACE = { pauseMs: 1_000, mostMs: 5_000 }

export interface FigurePageSetting<Row, Key extends string> {
  readonly address: TableAddress<Key>
  readonly onAddress: OpenTableAddress<Key>
  /** The query for the page of an address. */
  readonly pageQuery: (
    address: TableAddress<Key>,
  ) => Pick<UseQueryOptions<FigurePage<Row>>, 'queryKey' | 'queryFn' | 'placeholderData' | 'retryOnMount'>
}

/** Returns the page of a table that its address names, the text of its search box, and functions that change them. */
export function useFigurePage<Row, Key extends string>(setting: FigurePageSetting<Row, Key>) {
  const { address, onAddress, pageQuery } = setting
  const query = useQuery(pageQuery(address))
  const { data, isPlaceholderData } = query
  const client = useQueryClient()
  // The last page is answered for one beyond the end.
  const answered = data && !isPlaceholderData ? onPage(address, address.page, data.totalPages) : undefined
  useAnsweredPage(address.page, answered?.page, (page) => {
    const shown = { ...address, page }
    // The same rows are the answer to both addresses, so that they are not asked for again.
    client.setQueryData(pageQuery(shown).queryKey, data)
    onAddress(shown, { replace: true })
  })
  // Back leads to what was shown before the search, not through each of its words.
  const narrow = (search: string) => onAddress(searched(address, search), { replace: address.search !== '' })
  const { text, type, settle } = useTypedSearch(address.search, narrow, PACE)
  const submit = (typed: string) => {
    settle(typed)
    narrow(typed)
  }
  return { query, text, type, submit }
}
