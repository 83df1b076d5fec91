/**
 * Returns how well one value tells two groups apart (the AUC of Mann–Whitney), from 0.5, not at all, to 1, always. It does
 * not matter which group has the larger values.
 */
export function distinguishability(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce(
    (sum, a) => sum + other.reduce((part, b) => part + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  )
  const auc = wins / (one.length * other.length)
  return Math.max(auc, 1 - auc)
}
