import type { ReactNode } from 'react'
import css from './suggestion-list.module.css'
import type { Suggestions } from './use-suggestions.ts'

export interface SuggestionListProps extends Pick<Suggestions, 'list'> {
  /** The accessible name of the list. */
  readonly label: string
  /** Elements with the role `option`. */
  readonly children: ReactNode
}

/** The list of suggestions below a search box, over the page; the box around both has to be positioned. */
export function SuggestionList({ label, list, children }: SuggestionListProps) {
  return (
    <div
      {...list}
      role="listbox"
      aria-label={label}
      // Chromium would stop at the list with Tab, because it scrolls.
      tabIndex={-1}
      className={css.list}
      // The field keeps the focus, whose loss would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
