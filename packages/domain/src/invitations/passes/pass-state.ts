/** The states behind the screens "no slots left" and "enrollment expired". */
export type PassState = 'OPEN' | 'FULL' | 'EXPIRED'

/** The limits of a pass. Instants in epoch ms; null for no limit. */
export type PassPeriod = {
  readonly slots: number | null
  readonly taken: number
  readonly opensAt: number | null
  readonly closesAt: number | null
  /** The start of the grant. */
  readonly beginsAt: number | null
}

/** Returns the state of a pass at `now` (epoch ms). An ended pass is EXPIRED even when it is full. */
export function passState({ slots, taken, closesAt }: PassPeriod, now: number): PassState {
  if (closesAt !== null && now >= closesAt) return 'EXPIRED'
  return slots !== null && taken >= slots ? 'FULL' : 'OPEN'
}

/** Checks whether a pass is public; before it opens it looks like one that does not exist. */
export function isAnnounced({ opensAt }: Pick<PassPeriod, 'opensAt'>, now: number): boolean {
  return opensAt === null || now >= opensAt
}

/** Checks whether the grant begins later, so that the screen says "Registered! Stay tuned". */
export function beginsLater({ beginsAt }: Pick<PassPeriod, 'beginsAt'>, now: number): boolean {
  return beginsAt !== null && now < beginsAt
}
