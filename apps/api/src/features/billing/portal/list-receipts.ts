import type { Receipt } from '@section/contract/generated/schema-types.ts'

/** Returns the viewer's payments, newest first. */
export const listReceipts = (): Receipt[] => []
