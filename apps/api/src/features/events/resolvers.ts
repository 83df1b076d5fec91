import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listEventAttendees } from './attendees/list-event-attendees.ts'
import { getMemberEventLink, NO_EVENT_LINK } from './calendar/event-link.ts'
import { inviteToEvent, REFUSED_INVITATION } from './invitations/invite-to-event.ts'
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
    getMemberEventLink: { ...ACTIVE_MEMBER, refused: NO_EVENT_LINK, resolve: getMemberEventLink },
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
      flag: 'inviteAFriend',
      refused: REFUSED_INVITATION,
      resolve: inviteToEvent,
    },
  },
} satisfies FeatureOperations
