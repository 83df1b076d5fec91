import { useLayoutEffect, useRef } from 'react'

/** The open dialogs, the topmost last. */
const layers: object[] = []

/** Returns a function that checks whether a press is meant for this dialog, and not for one above it. */
export function useTopmost(opened: boolean): () => boolean {
  const isMeant = useRef(false)
  useLayoutEffect(() => {
    if (!opened) return
    const layer = {}
    layers.push(layer)
    // Escape reaches every open dialog, also after it has closed the topmost one.
    const beginPress = () => (isMeant.current = layers.at(-1) === layer)
    for (const press of PRESSES) window.addEventListener(press, beginPress, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      for (const press of PRESSES) window.removeEventListener(press, beginPress, { capture: true })
    }
  }, [opened])
  return () => isMeant.current
}

const PRESSES = ['keydown', 'click'] as const
