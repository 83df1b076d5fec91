/**
 * How well one value tells two groups apart (Mann–Whitney): 0.5 not at all, 1 always. Which group is the slower
 * does not matter.
 */
export function distinguishability(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce(
    (sum, a) => sum + other.reduce((part, b) => part + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  )
  const auc = wins / (one.length * other.length)
  return Math.max(auc, 1 - auc)
}
