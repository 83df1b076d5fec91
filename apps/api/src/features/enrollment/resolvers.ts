import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { NO_SUCH_SESSION, saveEnrollment } from './save-enrollment.ts'
import { getSessionLink, NO_SUCH_LINK } from './calendar/session-link.ts'

export const enrollmentOperations = {
  Query: {
    getSessionLink: { ...ACTIVE_MEMBER, refused: NO_SUCH_LINK, resolve: getSessionLink },
  },
  Mutation: {
    // Any status is accepted, because the rule decides who may enroll, and ended accounts may still unenroll.
    saveEnrollment: {
      who: 'owner',
      subject: ({ input }) => input.userId,
      refused: NO_SUCH_SESSION,
      resolve: saveEnrollment,
    },
  },
} satisfies FeatureOperations
