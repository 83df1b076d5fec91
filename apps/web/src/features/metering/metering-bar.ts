import { useLayoutEffect, useSyncExternalStore } from 'react'
import { storedValue } from '../../lib/stored-value.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { useMeteringPlan } from './metering-query.ts'

// The bar is where a screen says how many videos are left. Other parts say so, and sell, only where it does not.

/** The member who closed the bar: it stays closed after a reload, but not for the next member in this tab. */
const closedBy = storedValue<string>('metering-banner-closed-by')

/** The number of parts on the screen that say themselves, in place of the bar, that the allowance is spent. */
let speakers = 0

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closes the bar of a member for the visit. */
export function closeMeteringBar(userId: string): void {
  closedBy.write(userId)
  notify()
}

/** Checks whether the bar of the learning screens is open for the viewer. docs/product/metering.md#banner */
export function useMeteringBarOpen(): boolean {
  const { userId } = useSignedIn().viewer
  const isClosed = useSyncExternalStore(subscribe, () => speakers > 0 || closedBy.read() === userId)
  return useMeteringPlan() !== null && !isClosed
}

/** Keeps the bar away while the calling part is on the screen and `speaks`, because it says itself that the allowance is spent. */
export function useSpeaksForMeteringBar(speaks: boolean): void {
  useLayoutEffect(() => {
    if (!speaks) return undefined
    speakers++
    notify()
    return () => {
      speakers--
      notify()
    }
  }, [speaks])
}
