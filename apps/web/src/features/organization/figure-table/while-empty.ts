import { parseFigurePeriod } from '@section/domain/organization/figure-period.ts'
import type { TableAddress } from '@section/domain/organization/table-address.ts'

/** The time after which figures that may not have been counted yet are asked for again, in milliseconds. */
export const COUNTING_MS = 10_000

interface CountedQuery {
  readonly state: { readonly data?: { readonly rows: readonly unknown[] } | undefined }
}

/** Returns a `refetchInterval` that asks again while an employer's whole table is empty, and not while a search finds nothing. */
export const whileEmpty =
  ({ search, filter }: Pick<TableAddress<string>, 'search' | 'filter'>) =>
  ({ state: { data } }: CountedQuery): number | false =>
    data?.rows.length === 0 && search === '' && filter === parseFigurePeriod(undefined) && COUNTING_MS
