/**
 * Returns whether this runtime can show times in a zone of this IANA name. An offset such as `+05:30` is none, although runtimes take
 * it for a zone, because it knows of no clock change.
 */
export function isKnownZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * Returns the zone in which times are shown: the given one, or UTC for a zone that this runtime does not know, such as the
 * `Etc/Unknown` of a device without one.
 */
export const knownZone = (zone: string | undefined): string =>
  zone !== undefined && isKnownZone(zone) ? zone : 'UTC'

/** Returns the zone in which times are told to a member: their own if this runtime knows it, else the school's. */
export const memberZone = (own: string | null, schools: string): string =>
  own !== null && isKnownZone(own) ? own : schools
