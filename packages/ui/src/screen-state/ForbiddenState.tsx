import type { ReactNode } from 'react'
import { ScreenState } from './ScreenState.tsx'

export interface ForbiddenStateProps {
  readonly title: string
  /** Who can open it, or how to become one who can. */
  readonly whoCan: ReactNode
  readonly drawing?: ReactNode
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2
}

/** Not for this member: says who can. */
export function ForbiddenState({ whoCan, headingLevel = 1, ...rest }: ForbiddenStateProps) {
  return <ScreenState {...rest} headingLevel={headingLevel} sentence={whoCan} />
}
