/** Shortest time between two social registrations of a browser session, in milliseconds (Specification 1, section 9). */
export const REGISTRATION_GAP_MS = 600_000

/** Whether a social registration may run now; `lastAt` is when the last one began, or null (Specification 1, section 4). */
export function mayRegister(lastAt: number | null, now: number): boolean {
  // A clock that was set back must not lock anybody out.
  return lastAt === null || now < lastAt || now - lastAt >= REGISTRATION_GAP_MS
}
