import { AREAS } from '@section/domain/access/area.ts'
import { type Row, NOBODY, isList, isThere, worked } from '../row.ts'

export const rows: Record<string, Row> = {
  getMember: {
    who: 'owner',
    document: 'query($userId: ID!) { getMember(userId: $userId) { userId email } }',
    variables: ({ userId }) => ({ userId }),
    missing: () => ({ userId: NOBODY }),
    holds: isThere,
  },
  getMemberEntitlements: {
    who: 'owner',
    // Accounts that have ended have no entitlements, and their answer looks like a refusal.
    areas: AREAS,
    otherwise: 'refused',
    document: 'query($userId: ID!) { getMemberEntitlements(userId: $userId) { type label } }',
    variables: ({ userId }) => ({ userId }),
    missing: () => ({ userId: NOBODY }),
    holds: isList,
  },
  saveTimeZone: {
    who: 'member',
    document: `mutation { saveTimeZone(timeZone: "America/New_York") { timeZone error { code } } }`,
    holds: worked,
  },
}
