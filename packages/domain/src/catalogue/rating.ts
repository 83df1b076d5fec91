/** A course rating as shown: one decimal in en-US, and stars in halves from 0 to 5. */
export type ShownRating = { readonly text: string; readonly stars: number }

/**
 * The rating to show for an average of 0 to 5, or null when there is none: rounded to one decimal, stars to
 * the nearest half (Specification 2, section 9).
 */
export function shownRating(average: number | null): ShownRating | null {
  if (average === null || !Number.isFinite(average) || average <= 0) return null
  const rounded = Math.min(5, Math.round(average * 10) / 10)
  return { text: rounded.toFixed(1), stars: Math.round(rounded * 2) / 2 }
}
