import type { AccountStatus, Area } from '@section/domain/access/area.ts'
import type { MemberViewer } from '../access/viewer.ts'

/** The evaluation context of the flag service; it identifies a person only by their id. */
export interface FlagContext {
  targetingKey: string
  userId?: string
  accountType?: AccountStatus
  areas: readonly Area[]
  customerId?: string
  customer?: string
  customerType?: string
}

/** The context of everybody who is not signed in. */
export const VISITOR: FlagContext = { targetingKey: 'visitor', areas: [] }

/** Returns the evaluation context of a viewer or visitor. */
export function flagContext(viewer: MemberViewer | undefined): FlagContext {
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
