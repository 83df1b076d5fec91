import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import { expectedError } from '../../server/graphql/expected-error.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listEventAttendees } from './attendees/list-event-attendees.ts'
import { getMemberEvent, listInsightEvents, listMemberEvents } from './read-events.ts'
import { getMemberEventRsvp, listMemberEventsRsvp } from './rsvp/read-rsvps.ts'
import { NO_SUCH_EVENT, saveMemberEventRsvp } from './rsvp/save-rsvp.ts'

const OWNER = { ...ACTIVE_MEMBER, who: 'owner', subject: ({ userId }: { userId: string }) => userId } as const

export const eventOperations = {
  Query: {
    listMemberEvents: { ...ACTIVE_MEMBER, refused: [], resolve: listMemberEvents },
    getMemberEvent: { ...ACTIVE_MEMBER, refused: null, resolve: getMemberEvent },
    getMemberEventRsvp: { ...OWNER, refused: null, resolve: getMemberEventRsvp },
    listMemberEventsRsvp: { ...OWNER, refused: [], resolve: listMemberEventsRsvp },
    listEventAttendees: { ...ACTIVE_MEMBER, refused: null, resolve: listEventAttendees },
    getMemberEventLink: {
      ...ACTIVE_MEMBER,
      refused: { link: null, error: expectedError('NOT_FOUND') },
      resolve: () => ({ link: null, error: expectedError('NOT_FOUND') }),
    },
    listInsightEvents: { ...ACTIVE_MEMBER, refused: [], resolve: listInsightEvents },
  },
  Mutation: {
    saveMemberEventRsvp: {
      ...ACTIVE_MEMBER,
      who: 'owner',
      subject: ({ input }) => input.userId,
      refused: NO_SUCH_EVENT,
      resolve: saveMemberEventRsvp,
    },
    inviteToEvent: {
      ...ACTIVE_MEMBER,
      refused: { success: false, error: expectedError('NOT_FOUND') },
      resolve: () => ({ success: false, error: expectedError('NOT_FOUND') }),
    },
  },
} satisfies FeatureOperations
