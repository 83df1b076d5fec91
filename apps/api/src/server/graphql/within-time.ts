const SWEEP_MS = 250

interface Pending {
  until: number
  fail: (error: Error) => void
}

/** What is being waited for. One timer looks after all: a timer for each would cost more than most operations. */
const pending = new Set<Pending>()
let sweep: NodeJS.Timeout | undefined

/**
 * Waits for `work` at most so many milliseconds, give or take a quarter of a second. Errors: an `Error` when it is
 * late; the work itself goes on.
 */
export function withinTime<T>(work: T | Promise<T>, milliseconds: number): T | Promise<T> {
  if (!(work instanceof Promise)) return work
  return new Promise<T>((settle, fail) => {
    const entry = { until: performance.now() + milliseconds, fail }
    pending.add(entry)
    sweep ??= setInterval(failTheLate, SWEEP_MS).unref()
    work.then(settle, fail).finally(() => pending.delete(entry))
  })
}

function failTheLate(): void {
  const now = performance.now()
  for (const entry of pending) {
    // Added in order: whoever comes after the first that has time left has time left, too.
    if (entry.until > now) break
    pending.delete(entry)
    entry.fail(new Error('The operation took too long.'))
  }
  if (pending.size > 0) return
  clearInterval(sweep)
  sweep = undefined
}
