/** Returns an instant (epoch ms) as the contract's DateTime; null for none. */
export const isoInstant = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()
