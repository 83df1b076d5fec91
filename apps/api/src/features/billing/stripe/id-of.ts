type Named = string | { id: string }

export function idOf(named: Named): string
export function idOf(named: Named | null | undefined): string | null
/** Returns the id of what Stripe names by it or brings along whole; null where it names nothing. */
export function idOf(named: Named | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
