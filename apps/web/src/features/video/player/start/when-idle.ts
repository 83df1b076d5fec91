/** The time to wait in milliseconds where the browser does not tell when it is idle. */
const WAIT_MS = 1000

/** What browsers tell of the connection; only some of them do. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

/** Returns whether the member saves data or has a slow connection, as far as the browser tells. */
export function isDataScarce({ connection }: Pick<Navigator, 'connection'> = navigator): boolean {
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
}

/** Calls a function once the page has loaded and the browser has nothing to do; never after the returned function was called. */
export function whenIdle(call: () => void): () => void {
  let cancel: () => void
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(call)
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(call, WAIT_MS)
      cancel = () => clearTimeout(timer)
    }
  }
  cancel = () => removeEventListener('load', wait)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => cancel()
}
