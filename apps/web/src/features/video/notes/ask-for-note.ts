/** Calls of the key that begins a note. */
const requests = new EventTarget()
let isWaiting = false
let asker: HTMLElement | null = null

/**
 * Begins a note, wherever the focus is: whoever listens opens the notes, and their field takes the focus, also when it is
 * loaded later. A player in full screen leaves it, because the field is not in it.
 */
export function askForNote(): void {
  isWaiting = true
  asker = document.activeElement instanceof HTMLElement ? document.activeElement : null
  if (document.fullscreenElement) void document.exitFullscreen()
  requests.dispatchEvent(new Event('ask'))
}

/** Calls `listener` whenever a note is begun by the key, until the returned function is called. */
export function onNoteAsked(listener: () => void): () => void {
  requests.addEventListener('ask', listener)
  return () => requests.removeEventListener('ask', listener)
}

/** Returns whether the key was pressed and no field has taken the focus since. */
export function takeNoteRequest(): boolean {
  const was = isWaiting
  isWaiting = false
  return was
}

/** Gives the focus back to where it was when the key was pressed; nothing without such a place. */
export function returnFromNote(): void {
  if (asker?.isConnected) asker.focus()
  asker = null
}
