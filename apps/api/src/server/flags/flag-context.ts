import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import { learnerOf } from '../access/learner.ts'
import type { Viewer } from '../access/policy.ts'

/** What a flag service is told of the person for whom it decides; nothing that names them but their id. */
export interface FlagContext {
  targetingKey: string
  userId?: string
  accountType?: AccountStatus
  areas: readonly Area[]
  customerId?: string
  customer?: string
  customerType?: string
}

/** Everybody who is not signed in. */
export const VISITOR: FlagContext = { targetingKey: 'visitor', areas: [] }

/** The context of the caller, as the token and the database say, at `now` (epoch ms). */
export function flagContext(viewer: Viewer | undefined, now: number): FlagContext {
  if (!viewer) return VISITOR
  const { userId, accountType, entitlements } = learnerOf(viewer.state, now)
  const { customer } = viewer.state
  return {
    targetingKey: userId,
    userId,
    accountType,
    areas: [...new Set(entitlements.map(({ type }) => type))].toSorted(),
    ...(customer
      ? { customerId: customer.customerId, customer: customer.name, customerType: customer.type }
      : {}),
  }
}
