/** Waits for `work` at most so many milliseconds. Errors: an `Error` when it is late; the work itself goes on. */
export async function withinTime<T>(work: T | Promise<T>, milliseconds: number): Promise<T> {
  if (!(work instanceof Promise)) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The operation took too long.')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
