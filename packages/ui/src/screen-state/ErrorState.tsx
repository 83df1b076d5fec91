import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { ScreenState } from './ScreenState.tsx'

export interface ErrorStateProps {
  /** Stands above the title of a whole screen that failed. */
  readonly drawing?: ReactNode
  readonly title?: string
  readonly sentence?: ReactNode
  /** Called by the button "Try again", which is shown only with it. */
  readonly onRetry?: () => void
  /** Another action instead of "Try again". */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/** Says that a part of a screen could not be loaded and what to do next. It is announced. */
export function ErrorState({
  title = 'This didn’t load',
  sentence = 'Check your connection and try again.',
  onRetry,
  action,
  ...rest
}: ErrorStateProps) {
  const retry = onRetry && <Button onClick={onRetry}>Try again</Button>
  return <ScreenState {...rest} role="alert" title={title} sentence={sentence} action={action ?? retry} />
}
