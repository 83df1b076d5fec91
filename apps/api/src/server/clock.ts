/** The one source of "now" on the server, in epoch milliseconds. Tests replace it; nothing else reads the time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Milliseconds since some moment, which setting the machine's clock does not change. */
export const monotonicClock: Clock = () => performance.now()
