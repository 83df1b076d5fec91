/** Even numbers whose half is a number that people read easily. */
const STEPS = [1, 2, 4, 6, 8, 10]

/** Returns the number at the top of an axis for whole numbers up to `most`: a round one that has a whole half, at least 2. */
export function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  return STEPS.map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? 10 * power
}
