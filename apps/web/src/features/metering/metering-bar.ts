import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { metering, meteringText } from '@section/domain/metering/metering.ts'
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closes the bar of a member for the visit. */
export function closeMeteringBar(userId: string): void {
  closedBy.write(userId)
  notify()
}

/** Returns what the bar of this screen says; null where there is none. docs/product/metering.md#banner */
export function useMeteringBarText(): string | null {
  const { pathname } = useLocation()
  const { userId } = useSignedIn().viewer
  const text = meteringText(metering(true, useMeteringPlan()))
  const isClosed = useSyncExternalStore(subscribe, () => closedBy.read() === userId || speakers > 0)
  return isClosed || !screenAt(pathname)?.screen.meteringBanner ? null : text
}

/** Keeps the bar away while the calling part is on the screen, because it says that the allowance is spent. */
export function useSpeaksForMeteringBar(): void {
  useLayoutEffect(() => {
    speakers++
    notify()
    return () => {
      speakers--
      notify()
    }
  }, [])
}
