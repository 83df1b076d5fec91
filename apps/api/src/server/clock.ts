/**
 * The one source of "now" on the server, in epoch milliseconds, which tests replace. What begins something (a route, a job,
 * an operation) asks it once and hands `now` in.
 */
export type Clock = () => number

/**
 * The time of the machine, which tests do not replace: for starting a process, and for what the libraries of sign-in
 * compare with it.
 */
export const systemClock: Clock = () => Date.now()

/** Milliseconds since some moment, which setting the machine's clock does not change. */
export const monotonicClock: Clock = () => performance.now()
