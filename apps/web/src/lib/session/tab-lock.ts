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
