export type ToastTone = 'success' | 'info' | 'error'

export interface ToastContent {
  readonly tone?: ToastTone
  readonly message: string
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export interface Toast extends ToastContent {
  readonly id: number
}

/** How long a toast stays, in milliseconds (Specification 1, section 9). */
export const TOAST_DURATION_MS = 5000

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

/** Shows a short message from anywhere in the app; `Toasts` draws and announces it. Returns its id. */
export function showToast(content: ToastContent): number {
  lastId += 1
  replace([...toasts, { ...content, id: lastId }])
  return lastId
}

/** Takes one toast away, or all of them without an id. */
export function hideToast(id?: number): void {
  replace(id === undefined ? [] : toasts.filter((toast) => toast.id !== id))
}

/** The toasts on screen, oldest first; the same array until something changes. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls `listener` after each change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
