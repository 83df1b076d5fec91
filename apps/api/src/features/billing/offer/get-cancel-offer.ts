import type { CancelOffer } from '@section/contract/generated/schema-types.ts'

/** Returns the discount that the viewer is offered before cancelling. */
export const getCancelOffer = (): CancelOffer | null => null
