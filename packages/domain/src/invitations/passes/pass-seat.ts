import { HOUR_MS } from '../../time/durations.ts'

/** The time for which a slot is held for an address that nobody has proved yet. */
export const SEAT_MS = 2 * HOUR_MS
/** Unproved addresses hold at most one in this many of the slots that no proved person has. */
const UNPROVED_SHARE = 3

/** The most unproved addresses for which one network may have seats of a pass that is open to everybody. */
const MAX_SEATS_OF_PUBLIC_PASS = 120
/** The same for a pass of one company, whose people may all register from one building on one morning. */
const MAX_SEATS_OF_COMPANY_PASS = 1000

/**
 * Returns how many open seats of a pass one network may have at a time. See
 * docs/product/invitations.md#slots-and-seats.
 */
export function maxOpenSeats(pass: PassAudience): number {
  return isForOneCompany(pass) ? MAX_SEATS_OF_COMPANY_PASS : MAX_SEATS_OF_PUBLIC_PASS
}

/** The restrictions of registration with a pass. */
export type PassAudience = { readonly emailDomains: readonly string[]; readonly realm: string | null }

/** Checks whether only the people of one company may register, who share one network. */
export function isForOneCompany({ emailDomains, realm }: PassAudience): boolean {
  return emailDomains.length > 0 || realm !== null
}

/** The slots of a pass: `held` is the part of `taken` that is held for unproved addresses. */
export type PassSlots = { readonly slots: number | null; readonly taken: number; readonly held: number }

/**
 * Decides whether one more unproved address is given a slot to hold. `wait`: it registers and takes a slot once it is
 * proved, so that whoever registers addresses of nobody leaves two thirds of what is free to people who prove theirs.
 */
export function decideHold({ slots, taken, held }: PassSlots): 'hold' | 'wait' | 'full' {
  if (slots === null) return 'hold'
  if (taken >= slots) return 'full'
  const free = slots - (taken - held)
  return (held + 1) * UNPROVED_SHARE <= free ? 'hold' : 'wait'
}
