import type { AccountLinkResult } from '@section/contract/generated/schema-types.ts'
import { refusedResult } from '../../../../server/graphql/refused-result.ts'

/** Returns the refused result of linking or unlinking a social account. */
export const refusedLink = refusedResult<AccountLinkResult>({ state: 'ERROR' })
