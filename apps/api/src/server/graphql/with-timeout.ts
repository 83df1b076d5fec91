/** Thrown when work takes longer than its timeout. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Returns the result of `work` within `milliseconds`; a late `work` is not stopped. Errors: `TimeoutError`. */
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
