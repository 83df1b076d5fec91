import { useSyncExternalStore } from 'react'

let opened = false
const listeners = new Set<() => void>()

/** Opens the lock dialog of the shell. */
export const openMembershipLock = (): void => set(true)

export const closeMembershipLock = (): void => set(false)

export const useMembershipLockOpened = (): boolean => useSyncExternalStore(subscribe, () => opened)

function set(next: boolean): void {
  opened = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
