/** The challenges of a network within an hour that ask for the same work; as many again ask for the first work once more. */
const STEP = 15
const MOST = 5

/**
 * Returns how many times the first work the nth challenge of a network within an hour asks for: people who sign up
 * together wait some seconds longer, and whoever signs up many addresses pays for it.
 */
export const workFactor = (nth: number): number => Math.min(MOST, 1 + Math.floor(Math.max(0, nth - 1) / STEP))
