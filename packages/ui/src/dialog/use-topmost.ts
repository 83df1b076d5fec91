import { useLayoutEffect, useRef } from 'react'

/** The open dialogs, the topmost last. */
const layers: object[] = []

/** Returns a function that checks whether a dialog is open and above all others, which Escape then does not close. */
export function useTopmost(opened: boolean): () => boolean {
  const own = useRef<object>(null)
  useLayoutEffect(() => {
    if (!opened) return
    const layer = {}
    own.current = layer
    layers.push(layer)
    return () => {
      // A press of Escape that closes this dialog still has to reach those below, as dialogs that are not on top.
      setTimeout(() => layers.splice(layers.indexOf(layer), 1))
    }
  }, [opened])
  return () => layers.at(-1) === own.current
}
