import { scrub, scrubText } from '@section/domain/tracking/scrub.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { browserStorage, storedValue } from '../stored-value.ts'
import type { Tracked, TrackedEvents } from './tracking.ts'

const BATCH_DELAY_MS = 500
const MAX_BATCH_SIZE = 50
const MAX_TRIES = 3
/** The properties that are sent although they look like secrets. docs/product/tracking.md#what-is-never-sent */
const PERSONAL: { [Event in keyof TrackedEvents]?: (keyof TrackedEvents[Event])[] } = {
  'Survey Submitted': ['email', 'first_name', 'last_name'],
}
const storedId = storedValue<string>('anonymous-id', browserStorage)

interface Sink {
  url: string
  writeKey: string
}

/**
 * Returns a function that sends events to Segment's HTTP API in batches, the last one when the page is left. The body is
 * sent as text, so that another origin needs no preflight.
 */
export function startSender({ url, writeKey }: Sink): (entry: Tracked) => void {
  let queued: object[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  addEventListener('pagehide', () => flush())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  return (entry) => {
    queued.push(message(entry))
    if (queued.length >= MAX_BATCH_SIZE) flush()
    else timer ??= setTimeout(flush, BATCH_DELAY_MS)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (queued.length === 0) return
    const batch = queued
    queued = []
    void send(batch, MAX_TRIES)
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
      // Blocked or offline; retried below.
    }
    if (tries > 1) setTimeout(() => void send(batch, tries - 1), 2000 * (MAX_TRIES - tries + 1))
  }
}

/** Returns an event in Segment's format without secrets; the page is named by its path only. */
function message({ at, ...entry }: Tracked): object {
  const userId = entry.type === 'identify' ? entry.userId : readCookie('user_id')
  const content =
    entry.type === 'track'
      ? { event: entry.event, properties: sentProperties(entry) }
      : { traits: scrub(entry.traits) }
  return {
    type: entry.type,
    messageId: crypto.randomUUID(),
    timestamp: new Date(at).toISOString(),
    anonymousId: anonymousId(),
    ...(userId ? { userId } : {}),
    ...content,
    context: { page: { path: scrubText(location.pathname) }, library: { name: 'member-app' } },
  }
}

/** Returns the properties of an event without secrets, and with its personal properties as they are. */
function sentProperties({ event, properties }: { event: keyof TrackedEvents; properties: object }): object {
  const personal: readonly string[] = PERSONAL[event] ?? []
  const kept = Object.entries(properties).filter(([name]) => personal.includes(name))
  return Object.assign({}, scrub(properties), Object.fromEntries(kept))
}

/** Returns the id that connects a visitor's events before they sign in. */
function anonymousId(): string {
  const id = storedId.read() ?? crypto.randomUUID()
  storedId.write(id)
  return id
}
