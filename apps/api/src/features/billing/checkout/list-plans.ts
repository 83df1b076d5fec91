import type { Plan } from '@section/contract/generated/schema-types.ts'

/** Returns the plans on sale. */
export const listPlans = (): Plan[] => []
