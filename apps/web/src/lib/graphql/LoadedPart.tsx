import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { LoadingRegion } from '@section/ui/loading/Skeleton.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import css from './loaded-part.module.css'

/** The state of its query decides what a part shows. */
interface PartQuery<Data> {
  readonly data: Data | undefined
  readonly isFetching: boolean
  /** The number of times that loading has failed. */
  readonly errorUpdateCount: number
  readonly refetch: () => Promise<unknown>
}

interface LoadedPartProps<Data> {
  readonly query: PartQuery<Data>
  /** Says what is loading, as in “Loading the project”. */
  readonly loading: string
  /** Says what did not load. */
  readonly problem: string
  readonly skeleton: ReactNode
  /** Stands above the problem where the part is the main one of its screen, as in its empty state. */
  readonly drawing?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * A part of a screen that is loaded after it: its skeleton, then what was loaded, or the problem with a button that tries
 * again. The button keeps the focus while it tries, and then hands it to what was loaded. It takes over the focus of what it
 * replaces. Every failure is announced.
 */
export function LoadedPart<Data>({
  query,
  loading,
  problem,
  skeleton,
  drawing,
  children,
}: LoadedPartProps<Data>) {
  const { data, isFetching, errorUpdateCount, refetch } = query
  const part = useRef<HTMLDivElement>(null)
  const wasRetried = useRef(false)
  const isLoaded = data !== undefined
  // The query forgets its error while it tries again.
  const hasFailed = errorUpdateCount > 0
  const wasLoaded = useRef(false)
  useEffect(() => {
    if (isLoaded) wasLoaded.current = true
    if (isLoaded || !hasFailed || !wasLoaded.current) return
    wasLoaded.current = false
    if (document.activeElement === document.body)
      part.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isLoaded, hasFailed])
  useEffect(() => {
    if (!isLoaded || !wasRetried.current) return
    wasRetried.current = false
    // The button with the focus has unmounted. A focus that has moved elsewhere meanwhile stays there.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [isLoaded])
  const retry = () => {
    wasRetried.current = true
    void refetch()
  }
  const button = (
    <Button size={drawing ? 'medium' : 'small'} busy={isFetching} onClick={retry}>
      Retry
    </Button>
  )
  return (
    <div ref={part} tabIndex={-1} className={css.part}>
      {isLoaded && children(data)}
      {!isLoaded && hasFailed && drawing && (
        <ScreenState
          role="alert"
          drawing={drawing}
          // A new text in the alert is announced, while the button keeps the focus.
          title={<span key={errorUpdateCount}>{problem}</span>}
          action={button}
        />
      )}
      {!isLoaded && hasFailed && !drawing && (
        <div className={css.problem}>
          <p role="alert" key={errorUpdateCount}>
            {problem}
          </p>
          {button}
        </div>
      )}
      {!isLoaded && !hasFailed && <LoadingRegion label={loading}>{skeleton}</LoadingRegion>}
    </div>
  )
}
