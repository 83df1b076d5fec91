const SWEEP_MS = 250

/** The work took longer than a caller should wait. */
export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

interface Pending {
  until: number
  fail: (error: Error) => void
}

/**
 * What is being waited for, each in a slot of its own, and the slots that are free. One timer looks after all: a
 * timer for each would cost more than most operations. Not a Set: one that changes all the time is copied over and over.
 */
const pending: (Pending | undefined)[] = []
const free: number[] = []
let sweep: NodeJS.Timeout | undefined

/**
 * Waits for `work` at most so many milliseconds, give or take a quarter of a second. Errors: `TookTooLong` when it is
 * late; the work itself goes on.
 */
export function withinTime<T>(work: T | Promise<T>, milliseconds: number): T | Promise<T> {
  if (!(work instanceof Promise)) return work
  return new Promise<T>((settle, fail) => {
    const slot = free.pop() ?? pending.length
    const entry = { until: performance.now() + milliseconds, fail }
    pending[slot] = entry
    sweep ??= setInterval(failTheLate, SWEEP_MS).unref()
    work.then(settle, fail).finally(() => {
      if (pending[slot] !== entry) return
      pending[slot] = undefined
      free.push(slot)
    })
  })
}

function failTheLate(): void {
  const now = performance.now()
  for (const [slot, entry] of pending.entries()) {
    if (!entry || entry.until > now) continue
    pending[slot] = undefined
    free.push(slot)
    entry.fail(new TookTooLong('The operation took too long.'))
  }
  if (free.length < pending.length) return
  clearInterval(sweep)
  sweep = undefined
}
