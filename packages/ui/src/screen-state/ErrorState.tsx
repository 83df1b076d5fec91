import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { ScreenState } from './ScreenState.tsx'

export interface ErrorStateProps {
  /** What happened. */
  readonly title?: string
  /** What to do next. */
  readonly sentence?: ReactNode
  readonly drawing?: ReactNode
  /** Draws a "Try again" button. */
  readonly onRetry?: () => void
  /** Another action in its place. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/** A part of a screen that could not be loaded: says what happened and what to do next, and is announced. */
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
