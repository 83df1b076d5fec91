import { scrub, scrubText } from '@section/domain/tracking/scrub.ts'
import { readCookie } from '../session/session-cookies.ts'
import type { Tracked } from './tracking.ts'

const GATHER_MS = 500
const MOST_IN_A_BATCH = 50
const MOST_TRIES = 3
const ANONYMOUS_ID = 'anonymous-id'

interface Sink {
  url: string
  writeKey: string
}

/**
 * Sends events to a sink that speaks Segment's HTTP API, in batches; what is left goes when the page is left. The
 * body is text to the browser, so that another origin needs no preflight. Answers where events are handed in.
 */
export function startSender({ url, writeKey }: Sink): (entry: Tracked) => void {
  let gathered: object[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  addEventListener('pagehide', () => flush())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  return (entry) => {
    gathered.push(message(entry))
    if (gathered.length >= MOST_IN_A_BATCH) flush()
    else timer ??= setTimeout(flush, GATHER_MS)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length === 0) return
    const batch = gathered
    gathered = []
    void send(batch, MOST_TRIES)
  }

  async function send(batch: object[], tries: number): Promise<void> {
    const body = JSON.stringify({ batch, writeKey, sentAt: new Date().toISOString() })
    try {
      const { ok, status } = await fetch(`${url}/v1/batch`, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
      })
      if (ok || status < 500) return
    } catch {
      // Blocked or offline: tried again below.
    }
    if (tries > 1) setTimeout(() => void send(batch, tries - 1), 2000 * (MOST_TRIES - tries + 1))
  }
}

/** An event as Segment's API takes it, without secrets; the page is named by its path alone. */
function message({ at, ...entry }: Tracked): object {
  const userId = entry.type === 'identify' ? entry.userId : readCookie('user_id')
  const what =
    entry.type === 'track'
      ? { event: entry.event, properties: scrub(entry.properties) }
      : { traits: scrub(entry.traits) }
  return {
    type: entry.type,
    messageId: crypto.randomUUID(),
    timestamp: new Date(at).toISOString(),
    anonymousId: anonymousId(),
    ...(userId ? { userId } : {}),
    ...what,
    context: { page: { path: scrubText(location.pathname) }, library: { name: 'member-app' } },
  }
}

/** Ties a visitor's events together before they sign in. */
function anonymousId(): string {
  try {
    const kept = localStorage.getItem(ANONYMOUS_ID) ?? crypto.randomUUID()
    localStorage.setItem(ANONYMOUS_ID, kept)
    return kept
  } catch {
    return crypto.randomUUID()
  }
}
