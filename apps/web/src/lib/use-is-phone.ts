import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(max-width: 600px)')

/** Returns whether the window is as narrow as a phone, for what style sheets cannot say. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches)

function subscribe(onChange: () => void): () => void {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
