/**
 * Checks whether a part of a session's page is open at `now`: from the instant at which it opens (epoch ms), or always when
 * that is null.
 */
export function isOpenAt(enabledAt: number | null, now: number): boolean {
  return enabledAt === null || enabledAt <= now
}
