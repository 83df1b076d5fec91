import { pathTo } from '@section/domain/access/screen-path.ts'
import { CREDENTIALS_ID } from '@section/domain/credentials/credentials-part.ts'

/** The target of links to the part of the account settings that lists all certificates and badges of the member. */
export const ALL_CREDENTIALS = { to: pathTo('accountSettings'), hash: CREDENTIALS_ID } as const
