import type { ReactNode } from 'react'
import css from './form-divider.module.css'

/** A line with a word, such as “or”, between two ways to fill in a form. */
export function FormDivider({ children }: { readonly children: ReactNode }) {
  return <p className={css.divider}>{children}</p>
}
