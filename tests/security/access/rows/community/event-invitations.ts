import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, NOBODY, type Row, worked } from '../../row.ts'

/** An event of the demo that is still to come. */
const EVENT_ID = stableId('member-event', 'ask-tobias-about-price')

export const rows: Record<string, Row> = {
  inviteToEvent: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: ['mcsc-unlimited', 'ai-academy'],
    otherwise: 'refused',
    document: `mutation($memberEventId: ID!, $email: String!) {
      inviteToEvent(input: { memberEventId: $memberEventId, emails: [$email] }) { success error { code message } } }`,
    variables: ({ userId }) => ({ memberEventId: EVENT_ID, email: `friend-of-${userId}@example.com` }),
    missing: () => ({ memberEventId: NOBODY, email: 'friend@example.com' }),
    holds: worked,
  },
}
