import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../button/Button.tsx'
import css from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onChange: (page: number) => void
  /** Names the list that is paged: "Employees". */
  readonly label: string
}

/** Where in a long list this page stands, and the way to its neighbours. Draws nothing for a single page. */
export function Pagination({ page, pageSize, total, onChange, label }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const from = (page - 1) * pageSize + 1
  return (
    <nav className={css.pagination} aria-label={`${label} pages`}>
      <p className={css.range} aria-live="polite">
        {from} to {Math.min(page * pageSize, total)} of {total}
      </p>
      <Button
        size="small"
        disabled={page <= 1}
        icon={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
        onClick={() => onChange(page - 1)}
      >
        Previous
      </Button>
      <Button size="small" disabled={page >= last} onClick={() => onChange(page + 1)}>
        Next <IconChevronRight className={css.next} size={16} stroke={1.75} aria-hidden />
      </Button>
    </nav>
  )
}
