import { FORGERIES, type Forgery } from './sign-event.ts'

/** What goes wrong with the deliveries of events until it is set back; each number counts down. */
export interface DeliveryControls {
  /** The next attempts that get lost on the way; each is repeated later. */
  fail: number
  /** The next events that are never sent. */
  drop: number
  /** The next events that are sent twice. */
  repeat: number
  /** The next attempts that are sent as somebody else could, and how; each is repeated later, then signed. */
  forge: number
  forgery: Forgery
  /** The time for which every attempt waits, in milliseconds. */
  delayMs: number
  /** True if the newest event goes first. */
  reorder: boolean
}

export const PLAIN_DELIVERY: Readonly<DeliveryControls> = {
  fail: 0,
  drop: 0,
  repeat: 0,
  forge: 0,
  forgery: 'signature',
  delayMs: 0,
  reorder: false,
}

const MAX_COUNT = 1000
const MAX_DELAY_MS = 600_000

/** Reads controls from a submitted form, in which an unchecked box is absent. Null if a value is not possible. */
export function readControls(form: URLSearchParams): DeliveryControls | null {
  const [fail, drop, repeat, forge] = ['fail', 'drop', 'repeat', 'forge'].map((name) =>
    readCount(form.get(name), MAX_COUNT),
  )
  const delayMs = readCount(form.get('delayMs'), MAX_DELAY_MS)
  const forgery = FORGERIES.find((one) => one === (form.get('forgery') ?? 'signature'))
  if (fail === undefined || drop === undefined || repeat === undefined || forge === undefined) return null
  if (delayMs === undefined || !forgery) return null
  return { fail, drop, repeat, forge, forgery, delayMs, reorder: form.get('reorder') === 'on' }
}

/** Returns a whole number from 0; 0 for an absent one. */
function readCount(text: string | null, most: number): number | undefined {
  const count = Number(text ?? 0)
  return Number.isInteger(count) && count >= 0 && count <= most ? count : undefined
}
