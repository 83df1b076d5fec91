export interface ToastContent {
  readonly tone?: 'success' | 'info' | 'error'
  readonly message: string
  /** Names the thing that the message is about, so that a later message about it replaces this one. */
  readonly about?: string
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export interface Toast extends ToastContent {
  readonly id: number
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message. Screen readers announce errors at once and other messages politely. */
export function showToast(content: ToastContent): void {
  lastId += 1
  const { about } = content
  const others = about === undefined ? toasts : toasts.filter((toast) => toast.about !== about)
  change([...others, { ...content, id: lastId }])
}

/** Hides what was said about a thing, because it is true no longer. */
export function hideToastsAbout(about: string): void {
  change(toasts.filter((toast) => toast.about !== about))
}

/** Hides one toast. */
export function hideToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Hides all toasts. */
export function hideToasts(): void {
  change([])
}

/** Returns the toasts that are shown, the newest last. */
export const readToasts = () => toasts

/** Calls `listener` at each change of the toasts, until the returned function is called. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
