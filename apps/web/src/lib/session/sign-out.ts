import { clearSessionCookies } from './session-cookies.ts'

const CHANNEL = 'session'

/** Why a session is over: somebody signed out on purpose, or it could not go on. */
export type SessionEnd = 'signed-out' | 'expired'

type Listener = (end: SessionEnd) => void
const listeners = new Set<Listener>()
// Nobody listens where the pages are drawn at build time.
const channel = new BroadcastChannel(CHANNEL)
channel.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  tell(data === 'signed-out' ? 'signed-out' : 'expired'),
)

/** Forgets the session in this browser; every open tab goes to login. */
export function endSession(end: SessionEnd = 'expired'): void {
  clearSessionCookies()
  channel.postMessage(end)
  tell(end)
}

/** Calls back when the session ends, in this tab or another; answers how to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (end: SessionEnd) => listeners.forEach((listener) => listener(end))
