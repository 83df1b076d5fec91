const LEAST = 14
const MOST = 32

/**
 * The size in pixels of a hero's subtitle, from what the pass says ("20px", "20"): a whole number from 14 to
 * 32, else null for the screen's own size (threat T-E5).
 */
export function subtitleSize(asked: string | null | undefined): number | null {
  const [, digits] = /^(\d{1,4})(?:\.\d{1,4})?(?:px)?$/.exec(asked?.trim() ?? '') ?? []
  return digits ? Math.min(MOST, Math.max(LEAST, Number(digits))) : null
}
