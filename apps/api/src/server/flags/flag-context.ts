import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import type { Viewer } from '../access/viewer.ts'

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

/** Returns what the flag service is told of a viewer, or of a visitor. */
export function flagContext(viewer: Viewer | undefined): FlagContext {
  if (!viewer) return VISITOR
  const { userId, accountType, entitlements, customer } = viewer
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
