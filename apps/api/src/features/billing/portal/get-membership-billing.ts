import type { MembershipBilling } from '@section/contract/generated/schema-types.ts'

/** Returns how the viewer pays for their membership. */
export const getMembershipBilling = (): MembershipBilling | null => null
