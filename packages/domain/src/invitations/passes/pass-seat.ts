import { DAY_MS } from '../../time/durations.ts'
import { staysTuned, type PassPeriod } from './pass-state.ts'

/** For how many unproved addresses one network may hold seats of a pass that is open to everybody. */
const OPEN_TO_EVERYBODY = 50
/** The same for a pass of one company, whose people may all come from one building on one morning. */
const FOR_ONE_COMPANY = 1000

/** How many open seats of one pass the people of one network may hold at a time. Threat T-B6. */
export function mostOpenSeats(pass: PassAudience): number {
  return isForOneCompany(pass) ? FOR_ONE_COMPANY : OPEN_TO_EVERYBODY
}

/** Who may register with a pass. */
export type PassAudience = { readonly emailDomains: readonly string[]; readonly realm: string | null }

/** Whether only the people of one company may register: they do so together, behind one address. */
export function isForOneCompany({ emailDomains, realm }: PassAudience): boolean {
  return emailDomains.length > 0 || realm !== null
}

/**
 * Until when a seat is held for an address that nobody has proved, in epoch ms: `days` from now, or from the day on
 * which the pass begins, since its activation link is mailed then.
 */
export function seatLapsesAt(pass: Pick<PassPeriod, 'beginsAt'>, days: number, now: number): number {
  return (staysTuned(pass, now) ? (pass.beginsAt ?? now) : now) + days * DAY_MS
}
