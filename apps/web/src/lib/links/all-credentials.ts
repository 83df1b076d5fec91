import { pathTo } from '@section/domain/access/screen-path.ts'

/** The id of the part of the account settings that lists all certificates and badges of the member. */
export const CREDENTIALS_ID = 'credentials'

/** The target of links to that part. */
export const ALL_CREDENTIALS = { to: pathTo('accountSettings'), hash: CREDENTIALS_ID } as const
