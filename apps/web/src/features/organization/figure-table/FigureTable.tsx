import { type ReactNode, useRef } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { MAX_TABLE_SEARCH } from '@section/domain/organization/organization-table.ts'
import { nextSort, onPage, sorted } from '@section/domain/organization/table-address.ts'
import { counted } from '@section/domain/time/durations.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Pagination } from '@section/ui/pagination/Pagination.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { useIsPhone } from '../../../lib/use-is-phone.ts'
import { figureProblem } from '../figure-problem.ts'
import { isSearchKeyOn } from '../../../lib/search-key.ts'
import type { FigureColumns, FigurePage } from './figure-column.ts'
import { FigureRows } from './FigureRows.tsx'
import { FigureSkeleton } from './FigureSkeleton.tsx'
import css from './figure-table.module.css'
import { SortMenu } from './SortMenu.tsx'
import { type FigurePageSetting, useFigurePage } from './use-figure-page.ts'

export interface FigureTableProps<Row, Key extends string> extends FigurePageSetting<Row, Key> {
  /** What the rows are, as in “Employees”. */
  readonly label: string
  /** As in “Search by Name”. */
  readonly searchLabel: string
  readonly columns: FigureColumns<Row, Key>
  /** Tells the rows of a page apart. */
  readonly rowKey: (row: Row) => string
  /** Stands in place of the rows where there are none, although nothing is searched for. */
  readonly empty: ReactNode
  /** Buttons at the end of the bar above the rows. */
  readonly actions?: ReactNode
  /** What a row opens below itself. */
  readonly renderDetails?: (row: Row) => ReactNode
}

/** A table of figures whose page, search and order are in the address. docs/product/organization.md#tables */
export function FigureTable<Row, Key extends string>(props: FigureTableProps<Row, Key>) {
  const { label, searchLabel, columns, rowKey, empty, actions, renderDetails, address, onAddress } = props
  const { query, text, type, submit } = useFigurePage(props)
  const { data, error, isPlaceholderData } = query
  const region = useRef<HTMLElement>(null)
  const isPhone = useIsPhone()
  const onSort = (sort: typeof address.sort) => onAddress(sorted(address, sort))
  const openPage = (page: number) => {
    onAddress(onPage(address, page - 1, data?.totalPages ?? 1))
    // The keyboard and a screen reader go on at the first row of the page.
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={region} tabIndex={-1} aria-label={label} className={css.region}>
      <div className={css.bar}>
        <SearchBox
          hasKey={isSearchKeyOn()}
          label={searchLabel}
          value={text}
          maxLength={MAX_TABLE_SEARCH}
          onChange={type}
          onSubmit={() => submit(text)}
          searched={address.search !== '' && text.trim() === address.search}
          onClear={() => submit('')}
        />
        {isPhone && <SortMenu columns={columns} sort={address.sort} onSort={onSort} />}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      <div role="status">
        <VisuallyHidden>{data && !isPlaceholderData && shownText(data, address.page + 1)}</VisuallyHidden>
      </div>
      <div className={css.body} aria-busy={isPlaceholderData} data-outdated={isPlaceholderData || undefined}>
        <LoadedPart
          query={query}
          loading={`Loading ${label}`}
          problem={figureProblem(error)}
          skeleton={<FigureSkeleton columns={columns.length} />}
          drawing={<Drawing svg={emptyState('not-loaded')} alt="" />}
        >
          {({ rows }) => {
            if (rows.length === 0 && address.search !== '')
              return <NoMatch search={address.search} onClear={() => submit('')} />
            if (rows.length === 0) return empty
            return (
              <FigureRows
                {...{ label, columns, rows, rowKey, renderDetails }}
                sort={address.sort}
                onSort={(key) => onSort(nextSort(address.sort, key))}
              />
            )
          }}
        </LoadedPart>
      </div>
      {data && (
        <Pagination
          label={`Pages of ${label}`}
          page={onPage(address, address.page, data.totalPages).page + 1}
          totalPages={data.totalPages}
          onChange={openPage}
        />
      )}
    </section>
  )
}

function shownText({ rows, totalPages }: FigurePage<unknown>, page: number): string {
  if (rows.length === 0) return 'Nothing found.'
  return `${counted(rows.length, 'row')}, page ${page} of ${totalPages}`
}

function NoMatch({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <ScreenState
      headingLevel={3}
      drawing={<Drawing svg={emptyState('no-results')} alt="" />}
      title={`Nothing matches “${search}”.`}
      sentence="Check the spelling, or search for fewer words."
      action={<Button onClick={onClear}>Clear Search</Button>}
    />
  )
}
