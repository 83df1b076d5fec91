/** A course rating on the screen: one decimal in en-US, stars in halves from 0 to 5, and the number of raters. */
type Rating = { readonly text: string; readonly stars: number; readonly count?: number }

/**
 * Returns the rating to show for an average of 0 to 5, or null when there is none: rounded to one decimal, with stars
 * to the nearest half, and with the number of ratings if it is known.
 */
export function formatRating(average: number | null, count: number | null = null): Rating | null {
  if (average === null || !Number.isFinite(average) || average <= 0) return null
  const rounded = Math.min(5, Math.round(average * 10) / 10)
  const shown = { text: rounded.toFixed(1), stars: Math.round(rounded * 2) / 2 }
  return count ? { ...shown, count } : shown
}
