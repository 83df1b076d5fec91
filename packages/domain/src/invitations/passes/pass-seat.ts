import { DAY_MS } from '../../time/durations.ts'
import { beginsLater, type PassPeriod } from './pass-state.ts'

/** The most unproved addresses for which one network may hold seats of a pass that is open to everybody. */
const MAX_SEATS_OF_PUBLIC_PASS = 50
/** The same for a pass of one company, whose people may all register from one building on one morning. */
const MAX_SEATS_OF_COMPANY_PASS = 1000

/** Returns the most open seats of a pass that one network may hold at a time. Threat T-B6. */
export function maxOpenSeats(pass: PassAudience): number {
  return isForOneCompany(pass) ? MAX_SEATS_OF_COMPANY_PASS : MAX_SEATS_OF_PUBLIC_PASS
}

/** The restrictions of registration with a pass. */
export type PassAudience = { readonly emailDomains: readonly string[]; readonly realm: string | null }

/** Checks whether only the people of one company may register, who share one network. */
export function isForOneCompany({ emailDomains, realm }: PassAudience): boolean {
  return emailDomains.length > 0 || realm !== null
}

/** Returns the end of an unproved address's seat (epoch ms): `days` from now, or from the pass's start, when its link is mailed. */
export function seatLapsesAt(pass: Pick<PassPeriod, 'beginsAt'>, days: number, now: number): number {
  return (beginsLater(pass, now) ? (pass.beginsAt ?? now) : now) + days * DAY_MS
}
