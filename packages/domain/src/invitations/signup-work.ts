/** After this many challenges of a network within an hour, the work rises by the work of the first one. */
const STEP = 15
const MOST = 5

/**
 * Returns the work of the nth challenge of a network within an hour, as a multiple of the work of the first. People who
 * sign up together wait some seconds longer, and whoever signs up many addresses pays for it.
 */
export const workFactor = (nth: number): number => Math.min(MOST, 1 + Math.floor(Math.max(0, nth - 1) / STEP))
