/**
 * Returns whether some courses are a plan made of another one: at least one, each of them once, and no others.
 * docs/product/learning-plan.md#editing
 */
export function isSmallerPlan(courseIds: readonly string[], plan: readonly string[]): boolean {
  const kept = new Set(courseIds)
  return courseIds.length > 0 && kept.size === courseIds.length && kept.isSubsetOf(new Set(plan))
}
