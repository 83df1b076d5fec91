let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` while no other tab runs work under the same name. In a browser that lacks or forbids locks, only the work of
 * this tab is run one after the other.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  let started = false
  try {
    return await navigator.locks.request(name, () => {
      started = true
      return work()
    })
  } catch (error) {
    if (started) throw error
  }
  const turn = queue.then(work, work)
  queue = turn
  return turn
}

/**
 * Takes a lock until `end` is aborted or the page is gone. Returns false, without waiting, when another tab has it, and true in
 * a browser without locks, or that forbids them.
 */
export function takeTabLock(name: string, end: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const ended = new Promise<void>((done) => end.addEventListener('abort', () => done(), { once: true }))
  try {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && !end.aborted ? ended : undefined
      })
      .catch(() => resolve(true))
  } catch {
    resolve(true)
  }
  return promise
}
