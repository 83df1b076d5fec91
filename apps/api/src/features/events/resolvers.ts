import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { inviteToEvent, REFUSED_INVITATION } from './invitations/invite-to-event.ts'

const missing = () => ({ updatedMemberEventRsvpId: null, error: expectedError('NOT_FOUND') })

export const eventOperations = {
  Query: {
    listMemberEvents: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
    getMemberEvent: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    getMemberEventRsvp: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    listMemberEventsRsvp: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
    listEventAttendees: { ...ACTIVE_MEMBER, refused: null, resolve: () => null },
    getMemberEventLink: {
      ...ACTIVE_MEMBER,
      refused: { link: null, error: expectedError('NOT_FOUND') },
      resolve: () => ({ link: null, error: expectedError('NOT_FOUND') }),
    },
    listInsightEvents: { ...ACTIVE_MEMBER, refused: [], resolve: () => [] },
  },
  Mutation: {
    saveMemberEventRsvp: { ...ACTIVE_MEMBER, refused: missing(), resolve: missing },
    inviteToEvent: {
      ...ACTIVE_MEMBER,
      flag: 'inviteAFriend',
      refused: REFUSED_INVITATION,
      resolve: inviteToEvent,
    },
  },
} satisfies FeatureOperations
