import { useId } from 'react'
import css from './facet-list.module.css'

export interface FacetListProps {
  /** The name of the facet, which stands above its values. */
  readonly label: string
  readonly values: readonly {
    readonly value: string
    readonly label: string
    /** How many entries of the list have it; null while that is not known. */
    readonly count: number | null
    readonly chosen: boolean
  }[]
  readonly onToggle: (value: string) => void
}

/**
 * The values of a facet one below the other, each with a checkbox and the number of entries that have it. One
 * that no entry has cannot be chosen.
 */
export function FacetList({ label, values, onToggle }: FacetListProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <ul>
        {values.map(({ value, label: text, count, chosen }) => {
          const isEmpty = count === 0 && !chosen
          return (
            <li key={value}>
              <label className={css.value} data-none={isEmpty || undefined}>
                <input
                  type="checkbox"
                  className={css.box}
                  checked={chosen}
                  // The count belongs to no name, because it changes with every choice.
                  aria-label={text}
                  aria-describedby={count === null ? undefined : `${labelId}${value}`}
                  // It keeps the focus, which it has when it was the last choice that was taken back.
                  aria-disabled={isEmpty || undefined}
                  onChange={() => !isEmpty && onToggle(value)}
                />
                <span className={css.text}>{text}</span>
                <span id={`${labelId}${value}`} className={css.count} aria-hidden>
                  {count}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
