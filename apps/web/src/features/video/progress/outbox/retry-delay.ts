const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** How long to wait before the next try, in milliseconds: doubling up to 30 s, each spread by a quarter either way. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.75 + random() / 2)
}
