const MIN_SIZE = 14
const MAX_SIZE = 32

/**
 * Returns the size in pixels of a hero's subtitle, from the setting of the pass ("20px", "20"): a whole number from 14
 * to 32, else null for the screen's own size. See SECURITY.md#style-injection.
 */
export function subtitleSize(text: string | null | undefined): number | null {
  const [, digits] = /^(\d{1,4})(?:\.\d{1,4})?(?:px)?$/.exec(text?.trim() ?? '') ?? []
  return digits ? Math.min(MAX_SIZE, Math.max(MIN_SIZE, Number(digits))) : null
}
