/** Whether a pass still lets people in, for the screens "no slots left" and "enrollment expired". */
export type PassState = 'OPEN' | 'FULL' | 'EXPIRED'

/** What decides about a pass's state. Instants in epoch ms; null: no such limit. */
export type PassPeriod = {
  readonly slots: number | null
  readonly taken: number
  readonly opensAt: number | null
  readonly closesAt: number | null
  /** When what the pass grants begins; until then its people stay tuned. */
  readonly beginsAt: number | null
}

/** The pass's state at `now` (epoch ms). One that is over is told to be over, full or not. */
export function passState({ slots, taken, closesAt }: PassPeriod, now: number): PassState {
  if (closesAt !== null && now >= closesAt) return 'EXPIRED'
  return slots !== null && taken >= slots ? 'FULL' : 'OPEN'
}

/** Whether anybody may know of the pass yet; before it opens it looks like one that does not exist. */
export function isAnnounced({ opensAt }: Pick<PassPeriod, 'opensAt'>, now: number): boolean {
  return opensAt === null || now >= opensAt
}

/** Whether the confirmation says "Registered! Stay tuned": what the pass grants begins later (Specification 1, section 2.3). */
export function staysTuned({ beginsAt }: Pick<PassPeriod, 'beginsAt'>, now: number): boolean {
  return beginsAt !== null && now < beginsAt
}
