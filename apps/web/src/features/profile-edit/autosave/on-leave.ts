/**
 * Calls `leave` whenever the page is hidden or left, and when the returned function, which ends this, is called. The listeners
 * are called in the order in which they were added, and before those of the outbox.
 */
export function onLeave(leave: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal,
  })
  return () => {
    stop.abort()
    leave()
  }
}
