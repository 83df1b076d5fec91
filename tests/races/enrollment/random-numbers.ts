/** Returns a generator with a fixed sequence of numbers for each seed, so that a failed round can be repeated. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}
