import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, isList, isThere, NOBODY, type Row, worked } from '../../row.ts'

/** An event to which a few of the demo's accounts come, and the insight that it is about. */
const EVENT_ID = stableId('member-event', 'ask-tobias-about-price')
const CASE_STUDY_ID = stableId('case-study', 'the-price-nobody-dared-to-name')
/** The accounts that come to it by the demo's files. */
const COMING = ['member@demo.school', 'scholar@demo.school', 'trial@demo.school', 'employee@demo.school']

const SEES_EVENTS = {
  who: 'member',
  statuses: DEFAULT_FOUR,
  areas: ['mcsc-unlimited', 'ai-academy'],
  otherwise: 'refused',
} as const
const OWNS_ANSWER = { who: 'owner', statuses: DEFAULT_FOUR, otherwise: 'refused' } as const
const NOTHING = { ...SEES_EVENTS, areas: undefined, only: [] } as const

export const rows: Record<string, Row> = {
  listMemberEvents: {
    ...SEES_EVENTS,
    otherwise: 'empty',
    document: '{ listMemberEvents { memberEventId title zoomLink } }',
    holds: isList,
  },
  getMemberEvent: {
    ...SEES_EVENTS,
    document: 'query($id: ID!) { getMemberEvent(memberEventId: $id) { title zoomLink status } }',
    variables: () => ({ id: EVENT_ID }),
    missing: () => ({ id: NOBODY }),
    holds: isThere,
  },
  getMemberEventRsvp: {
    ...OWNS_ANSWER,
    only: COMING,
    document:
      'query($userId: ID!, $id: ID!) { getMemberEventRsvp(userId: $userId, memberEventId: $id) { status zoomJoinUrl } }',
    variables: ({ userId }) => ({ userId, id: EVENT_ID }),
    missing: () => ({ userId: NOBODY, id: EVENT_ID }),
    holds: isThere,
  },
  listEventAttendees: {
    ...SEES_EVENTS,
    document:
      'query($id: ID!) { listEventAttendees(memberEventId: $id) { members { userId } total coming isShared } }',
    variables: () => ({ id: EVENT_ID }),
    missing: () => ({ id: NOBODY }),
    holds: isThere,
  },
  listInsightEvents: {
    ...SEES_EVENTS,
    // Insights are not for the employees of a customer, whatever areas they hold.
    except: {
      'employee@demo.school': 'refused',
      'lead@demo.school': 'refused',
      'rival@demo.school': 'refused',
    },
    document: 'query($id: ID!) { listInsightEvents(caseStudyId: $id) { memberEventId title } }',
    variables: () => ({ id: CASE_STUDY_ID }),
    missing: () => ({ id: NOBODY }),
    holds: isList,
  },
  saveMemberEventRsvp: {
    ...SEES_EVENTS,
    who: 'owner',
    document:
      'mutation($input: SaveMemberEventRsvpInput!) { saveMemberEventRsvp(input: $input) { updatedMemberEventRsvpId error { code message } } }',
    variables: ({ userId }) => ({ input: { userId, memberEventId: EVENT_ID, status: 'ACTIVE' } }),
    missing: ({ userId }) => ({ input: { userId, memberEventId: NOBODY, status: 'ACTIVE' } }),
    holds: worked,
  },
  listMemberEventsRsvp: {
    ...SEES_EVENTS,
    who: 'owner',
    // Everybody who may has just said that they come.
    document:
      'query($userId: ID!) { listMemberEventsRsvp(userId: $userId) { memberEventId status zoomJoinUrl } }',
    variables: ({ userId }) => ({ userId }),
    missing: () => ({ userId: NOBODY }),
    holds: isList,
  },
  getMemberEventLink: {
    ...NOTHING,
    document: 'query($id: ID!) { getMemberEventLink(memberEventId: $id) { link error { code message } } }',
    variables: () => ({ id: EVENT_ID }),
    missing: () => ({ id: NOBODY }),
    holds: worked,
  },
  inviteToEvent: {
    ...NOTHING,
    document:
      'mutation($id: ID!) { inviteToEvent(input: { memberEventId: $id, emails: [] }) { success error { code message } } }',
    variables: () => ({ id: EVENT_ID }),
    missing: () => ({ id: NOBODY }),
    holds: worked,
  },
}
