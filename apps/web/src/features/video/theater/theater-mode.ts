import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

/** Theater mode: the video is as wide as the page, and the panel is below it. docs/product/video.md#theater-mode */
export interface TheaterMode {
  readonly isOn: boolean
  readonly toggle: () => void
}

const theaterPreference = storedValue<boolean>('player:theater', browserStorage)

/** The theater mode of the page around a player. */
export const TheaterContext = createContext<TheaterMode | null>(null)

/** Returns the theater mode of the page; null for a player whose page has none. */
export const useTheaterMode = (): TheaterMode | null => useContext(TheaterContext)

/** Returns the theater mode of a page for its `TheaterContext`. The browser remembers the choice. */
export function useRememberedTheaterMode(): TheaterMode {
  const [isOn, setIsOn] = useState(() => theaterPreference.read() === true)
  const toggle = useCallback(() => {
    const isWanted = !isOn
    setIsOn(isWanted)
    theaterPreference.write(isWanted)
  }, [isOn])
  return useMemo(() => ({ isOn, toggle }), [isOn, toggle])
}
