import type { PortalUrlResult } from '@section/contract/generated/schema-types.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'

/** Refuses the billing portal. */
export const portalRefusal = refusedResult<PortalUrlResult>({ url: null })

/** Opens the billing portal for the viewer. */
export const createPortalUrl = (): PortalUrlResult => portalRefusal('NO_BILLING')
