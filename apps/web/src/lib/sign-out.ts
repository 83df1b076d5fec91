import { clearSessionCookies } from './session-cookies.ts'

const CHANNEL = 'session'

type Listener = () => void
const listeners = new Set<Listener>()
// Nobody listens where the pages are drawn at build time.
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
channel?.addEventListener('message', () => listeners.forEach((listener) => listener()))

/** Forgets the session in this browser; every open tab goes to login. */
export function endSession(): void {
  clearSessionCookies()
  channel?.postMessage('ended')
  listeners.forEach((listener) => listener())
}

/** Calls back when the session ends, in this tab or another; answers how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
