import type { ReactNode } from 'react'
import { ScreenState } from './ScreenState.tsx'

export interface EmptyStateProps {
  readonly drawing?: ReactNode
  readonly title?: string
  /** One sentence: why it is empty, or what will be here. */
  readonly sentence: ReactNode
  readonly action?: ReactNode
  readonly headingLevel?: 2 | 3
  readonly layout?: 'stack' | 'row'
}

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <ScreenState {...props} />
}
