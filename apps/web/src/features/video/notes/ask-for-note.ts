/** Dispatches an event each time the key that begins a note is pressed. */
const requests = new EventTarget()
let isWaiting = false
let asker: HTMLElement | null = null

/**
 * Asks for a new note: the listeners open the panel of notes, whose field takes the focus, also when it is loaded later. The
 * player leaves full screen, because the field is outside of it.
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

/** Returns whether a note was asked for since the last call, so that the field that asks takes the focus once. */
export function takeNoteRequest(): boolean {
  const was = isWaiting
  isWaiting = false
  return was
}

/** Gives the focus back to the element that had it when the note was asked for, if that is still there. */
export function returnFromNote(): void {
  if (asker?.isConnected) asker.focus()
  asker = null
}
