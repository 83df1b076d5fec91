import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { FileMissing, loadFile } from './load-file.ts'

// The two kinds of lazy parts. A file that does not load never replaces the whole page: see docs/decisions/outages.md.

/** Imports the file that exports the component under `Name`. */
type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A dialog that is loaded when it is first mounted with `opened`, or without that property. When its file does not load, a
 * toast says so, and `onMissing` closes the dialog so that the same button retries.
 */
export function lazyDialog<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props & { onMissing: () => void }> {
  const file = cachedFile(load, name)
  function LoadedDialog({ onMissing, ...props }: Props & { onMissing: () => void }) {
    const { Part: Dialog, failure } = useFile(file)
    const handleFailure = useEffectEvent(() => {
      showFailure(failure)
      onMissing()
    })
    useEffect(() => {
      if (failure) handleFailure()
    }, [failure])
    return Dialog ? <Dialog {...(props as unknown as Props)} /> : null
  }
  return function LazyDialog({ onMissing, ...props }: Props & { onMissing: () => void }) {
    const [wanted, setWanted] = useState(false)
    const isClosed = 'opened' in props && props.opened === false
    if (!isClosed && !wanted) setWanted(true)
    const unload = () => {
      setWanted(false)
      onMissing()
    }
    return wanted ? <LoadedDialog {...(props as unknown as Props)} onMissing={unload} /> : null
  }
}

/**
 * A part of a screen. When its file does not load, it shows an error with a retry button, or `missing`. After `preload`
 * it renders at once.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { waiting = null, missing }: { waiting?: ReactNode; missing?: ReactNode } = {},
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  const file = cachedFile(load, name)
  function LazyPart(props: Props) {
    const { Part, failure, retry } = useFile(file)
    if (Part) return <Part {...props} />
    if (!failure) return waiting
    if (missing !== undefined) return missing
    const outdated = isOutdated(failure)
    return (
      <ErrorState
        headingLevel={3}
        {...(outdated && { title: NEW_VERSION, sentence: 'Load it to go on.' })}
        onRetry={outdated ? () => location.reload() : retry}
      />
    )
  }
  return Object.assign(LazyPart, { preload: file.load })
}

/** A file that is loaded once; after a failure the next call loads it again. */
function cachedFile<Name extends string, Props>(load: Load<Name, Props>, name: Name) {
  let cached: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = async () => {
    try {
      cached = (await loadFile(load))[name]
      return cached
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return { cached: () => cached, load: () => (loading ??= start()) }
}

function useFile<Props>({ cached, load }: ReturnType<typeof cachedFile<string, Props>>) {
  const [Part, setPart] = useState(cached)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (Part || failure) return
    let unmounted = false
    const show = async () => {
      try {
        const component = await load()
        if (!unmounted) setPart(() => component)
      } catch (error) {
        if (!unmounted) setFailure(error)
      }
    }
    void show()
    return () => {
      unmounted = true
    }
  }, [load, Part, failure])
  return { Part, failure, retry: () => setFailure(null) }
}

const NEW_VERSION = 'There is a new version of this page'
const isOutdated = (error: unknown) => error instanceof FileMissing && error.outdated

/** Offers to reload instead of reloading at once, so that typed text is not lost. */
function showFailure(error: unknown): void {
  if (isOutdated(error))
    showToast({
      tone: 'info',
      message: `${NEW_VERSION}.`,
      action: { label: 'Load it', onSelect: () => location.reload() },
    })
  else showToast({ tone: 'error', message: 'This didn’t open. Check your connection and try again.' })
}
