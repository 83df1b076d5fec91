import css from './loading.module.css'
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx'

export interface SpinnerProps {
  /** The text for screen readers. */
  readonly label?: string
  /** Pixels. */
  readonly size?: number
  readonly tone?: 'accent' | 'inherit'
}

/** A turning ring. Use a skeleton when the shape of the content is known. */
export function Spinner({ label = 'Loading', size = 28, tone = 'accent' }: SpinnerProps) {
  return (
    <span className={css.spinner} role="status" data-tone={tone}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path
          d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** A spinner centered in an empty page or panel. */
export function PageSpinner({ label }: { readonly label?: string }) {
  return (
    <div className={css.pageSpinner}>
      <Spinner {...(label !== undefined && { label })} />
    </div>
  )
}
