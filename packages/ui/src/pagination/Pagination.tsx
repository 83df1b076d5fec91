import '@mantine/core/styles/Pagination.layer.css'
import { Pagination as Pages } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import css from './pagination.module.css'

export interface PaginationProps {
  /** The accessible name, as in “Pages of members”. */
  readonly label: string
  /** From 1, as people count. */
  readonly page: number
  readonly totalPages: number
  readonly onChange: (page: number) => void
}

/** The buttons that lead to the pages of a list; on small screens only to the next and the previous. Nothing for a single page. */
export function Pagination({ label, page, totalPages, onChange }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={label}>
      <Pages.Root
        value={page}
        total={totalPages}
        onChange={onChange}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        classNames={{ root: css.pages, control: css.control, dots: css.dots, label: css.label }}
      >
        <Pages.Previous icon={PreviousIcon} aria-label="Previous page" />
        <div className={css.numbers}>
          <Pages.Items />
        </div>
        <Pages.Label />
        <Pages.Next icon={NextIcon} aria-label="Next page" />
      </Pages.Root>
    </nav>
  )
}

const PreviousIcon = () => <Icon of={IconChevronLeft} size={20} />
const NextIcon = () => <Icon of={IconChevronRight} size={20} />
