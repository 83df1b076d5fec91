import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { FileMissing, loadFile } from './load-file.ts'

// Every part of the app that comes later is one of these three. A file that does not come never takes the page away:
// see docs/decisions/outages.md.

type Loading<Props> = () => Promise<ComponentType<Props>>

/** A screen of the router. Without its file the router shows the failed screen in its place. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  let Loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= loadFile(load).then(
      (file) => void (Loaded = file[name]),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Screen() {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded /> : null
  }
  return Object.assign(Screen, { preload })
}

/**
 * A dialog that comes with its first opening. Without its file a toast says so and `onMissing` takes back that it was
 * opened, so that the same button tries again.
 */
export function lazyDialog<Props extends object>(
  load: Loading<Props>,
): ComponentType<Props & { onMissing: () => void }> {
  const file = lateFile(load)
  return function LazyDialog({ onMissing, ...props }: Props & { onMissing: () => void }) {
    const { Part: Dialog, failure } = useFile(file)
    const miss = useEffectEvent(() => {
      tellMissing(failure)
      onMissing()
    })
    useEffect(() => {
      if (failure) miss()
    }, [failure])
    return Dialog ? <Dialog {...(props as unknown as Props)} /> : null
  }
}

/**
 * A part of a screen. Without its file its place says so and offers to try again, or shows `missing`. What was brought
 * with `preload` stands there at once.
 */
export function lazyPart<Props extends object>(
  load: Loading<Props>,
  { waiting = null, missing }: { waiting?: ReactNode; missing?: ReactNode } = {},
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  const file = lateFile(load)
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
  return Object.assign(LazyPart, { preload: file.bring })
}

/** A file that is kept for the next time. */
function lateFile<Props>(load: Loading<Props>) {
  let kept: ComponentType<Props> | undefined
  return { kept: () => kept, bring: async () => (kept = await loadFile(load)) }
}

function useFile<Props>({ kept, bring }: ReturnType<typeof lateFile<Props>>) {
  const [Part, setPart] = useState(kept)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (Part || failure) return
    let gone = false
    const show = async () => {
      try {
        const component = await bring()
        if (!gone) setPart(() => component)
      } catch (error) {
        if (!gone) setFailure(error)
      }
    }
    void show()
    return () => {
      gone = true
    }
  }, [bring, Part, failure])
  return { Part, failure, retry: () => setFailure(null) }
}

const NEW_VERSION = 'There is a new version of this page'
const isOutdated = (error: unknown) => error instanceof FileMissing && error.outdated

/** What was typed on the page stays until the member says that it may go. */
function tellMissing(error: unknown): void {
  if (isOutdated(error))
    showToast({
      tone: 'info',
      message: `${NEW_VERSION}.`,
      action: { label: 'Load it', onSelect: () => location.reload() },
    })
  else showToast({ tone: 'error', message: 'This didn’t open. Check your connection and try again.' })
}
