import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { listOwnWaitlists, listWaitlists } from './list-waitlists.ts'
import { NO_SUCH_SESSION, saveEnrollment } from './save-enrollment.ts'
import {
  createCalendarSubscription,
  getCalendarSubscription,
  NO_SUBSCRIPTION,
  revokeCalendarSubscription,
} from './calendar/calendar-subscription.ts'
import { getSessionLink, NO_SUCH_LINK } from './calendar/session-link.ts'

/** Any status is accepted, like in the account settings: an ended account may still revoke its address. */
const ANY_MEMBER = { who: 'member', refused: NO_SUBSCRIPTION } as const

export const enrollmentOperations = {
  Query: {
    getCalendarSubscription: { ...ANY_MEMBER, resolve: getCalendarSubscription },
    listOwnWaitlists: { ...ACTIVE_MEMBER, refused: [], resolve: listOwnWaitlists },
    listWaitlists: { ...ACTIVE_MEMBER, refused: [], resolve: listWaitlists },
    getSessionLink: { ...ACTIVE_MEMBER, refused: NO_SUCH_LINK, resolve: getSessionLink },
  },
  Mutation: {
    createCalendarSubscription: { ...ANY_MEMBER, resolve: createCalendarSubscription },
    revokeCalendarSubscription: { ...ANY_MEMBER, resolve: revokeCalendarSubscription },
    // Any status is accepted, because the rule decides who may enroll, and ended accounts may still unenroll.
    saveEnrollment: {
      who: 'owner',
      subject: ({ input }) => input.userId,
      refused: NO_SUCH_SESSION,
      resolve: saveEnrollment,
    },
  },
} satisfies FeatureOperations
