import type { CustomerType } from '../access/area.ts'

/** The settings of a customer that decide about the AI tutor. */
interface TutorCustomer {
  readonly type: CustomerType
  readonly enableProfAI: boolean
  readonly disableAIFeatures: boolean
}

/**
 * Returns whether a member has the AI tutor: everybody whose membership no company pays for, and the people of a company
 * that has the tutor and does not disable AI features. See docs/product/tutor.md.
 */
export function hasTutor(customer: TutorCustomer | null): boolean {
  if (customer?.type !== 'ENTERPRISE') return true
  return customer.enableProfAI && !customer.disableAIFeatures
}
