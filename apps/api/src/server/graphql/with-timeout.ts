/** The work took longer than its caller waits. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Returns what `work` answers, if that is within so many milliseconds; the work itself goes on. Errors: `TimeoutError`. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`The operation took longer than ${milliseconds} ms.`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
