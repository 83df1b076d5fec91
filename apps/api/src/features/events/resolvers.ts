import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getMemberEventLink, NO_EVENT_LINK } from './calendar/event-link.ts'

const missing = () => ({ updatedMemberEventRsvpId: null, error: expectedError('NOT_FOUND') })

export const eventOperations = {
  Query: {
    listMemberEvents: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
    getMemberEvent: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    getMemberEventRsvp: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    listMemberEventsRsvp: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
    listEventAttendees: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    getMemberEventLink: { ...ACTIVE_MEMBER, refused: NO_EVENT_LINK, resolve: getMemberEventLink },
    listInsightEvents: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
  },
  Mutation: {
    saveMemberEventRsvp: { ...ACTIVE_MEMBER, refused: missing(), resolve: missing },
    inviteToEvent: {
      ...ACTIVE_MEMBER,
      refused: { success: false, error: expectedError('NOT_FOUND') },
      resolve: () => ({ success: false, error: expectedError('NOT_FOUND') }),
    },
  },
} satisfies FeatureOperations
