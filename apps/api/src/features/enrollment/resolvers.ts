import type {
  MutationSaveEnrollmentArgs,
  QueryGetSessionLinkArgs,
  SaveEnrollmentResult,
  SessionLink,
} from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { type FeatureOperations, operation } from '../../server/graphql/operation.ts'
import { NO_SUCH_SESSION, saveEnrollment } from './save-enrollment.ts'
import { findSessionLink, NO_SUCH_LINK } from './session-link.ts'

export const enrollmentOperations = {
  Query: {
    getSessionLink: operation<QueryGetSessionLinkArgs, SessionLink>({
      policy: { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES },
      refused: NO_SUCH_LINK,
      resolve: ({ sessionId }, context) => findSessionLink(context, sessionId),
    }),
  },
  Mutation: {
    // Any status: who may enrol is the rule's to say, and ended accounts may still give their seats back.
    saveEnrollment: operation<MutationSaveEnrollmentArgs, SaveEnrollmentResult>({
      policy: { who: 'owner', subject: ({ input }) => input.userId },
      refused: NO_SUCH_SESSION,
      resolve: ({ input }, { services, viewer, now }) => saveEnrollment(services, viewer.state, input, now),
    }),
  },
} satisfies FeatureOperations
