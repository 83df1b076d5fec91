import type {
  CertificateRegistrationResult,
  SaveProjectDraftResult,
  SubmitProjectResult,
} from '@section/contract/generated/schema-types.ts'
import type { FeatureOperations } from './operation.ts'
import { refusedResult } from './refused-result.ts'

/**
 * A type test, compiled with everything else by `npm run check`: what does not fit the contract does not compile. The
 * line after each `@ts-expect-error` has to be an error, otherwise the check fails.
 */
const NOT_FOUND = refusedResult<CertificateRegistrationResult>({ certificateId: null })('NOT_FOUND')
const needsCourse = async (_context: unknown, { courseId }: { courseId: string }) => (courseId ? [] : [])

export const wrongArguments = {
  Query: {
    getMember: {
      who: 'owner',
      // @ts-expect-error The argument of getMember is called userId.
      subject: ({ memberId }) => memberId,
      refused: null,
      // @ts-expect-error getMember has no argument courseId.
      resolve: (_context, { courseId }) => (courseId ? null : null),
    },
    getSurveyStatus: {
      who: 'member',
      refused: null,
      // @ts-expect-error The survey type is one of the contract's.
      resolve: (_context, { surveyType }) => (surveyType === 'WEATHER' ? 'PENDING' : null),
    },
    listCertificates: {
      who: 'member',
      refused: [],
      // @ts-expect-error listCertificates has no arguments, and this use case needs one.
      resolve: needsCourse,
    },
    listUserSessions: {
      who: 'member',
      refused: [],
      // @ts-expect-error An optional argument may be missing or null.
      resolve: (_context, { showHiddenInCatalog }) => [showHiddenInCatalog.valueOf()].flatMap(() => []),
    },
  },
} satisfies FeatureOperations

export const wrongResults = {
  Query: {
    // @ts-expect-error A result that may be null is none where the contract demands a list.
    listCertificates: { who: 'member', refused: [], resolve: () => null },
    getSurveyStatus: {
      who: 'member',
      refused: null,
      // @ts-expect-error DONE is no status of a survey.
      resolve: async () => 'DONE',
    },
  },
  Mutation: {
    saveEnrollment: {
      who: 'member',
      // @ts-expect-error A refused answer is a result, too.
      refused: NOT_FOUND,
      resolve: () => ({ enrollmentStatus: null, undo: null, alreadyLeft: false, error: null }),
    },
    addCertificateRegistration: {
      who: 'member',
      refused: NOT_FOUND,
      // @ts-expect-error A result has every field of the contract.
      resolve: async () => ({ certificateId: 'x' }),
    },
  },
} satisfies FeatureOperations

export const wrongOperations = {
  Query: {
    // @ts-expect-error An operation names its policy.
    listFreeSessions: { refused: [], resolve: () => [] },
    // @ts-expect-error An operation for members says what others are answered.
    listPastSessions: { who: 'member', resolve: () => [] },
    getPassDetailsByCode: {
      who: 'anyone',
      // @ts-expect-error Whoever calls an operation that is open to anyone may not be signed in.
      resolve: ({ viewer }) => (viewer.userId ? null : null),
    },
  },
} satisfies FeatureOperations

export const unknownOperation = {
  // @ts-expect-error The contract has no such query.
  Query: { getWeather: { who: 'anyone', resolve: () => 'sunny' } },
} satisfies FeatureOperations

export const wrongRefusals = [
  // @ts-expect-error A refused result has every other field of the result.
  refusedResult<SubmitProjectResult>({ submission: null })('NOT_FOUND'),
  // @ts-expect-error A refused result has no field that the result does not have.
  refusedResult<SaveProjectDraftResult>({ draft: null, submission: null })('NOT_FOUND'),
  // @ts-expect-error The code of a refusal is one of the register.
  refusedResult<SaveProjectDraftResult>({ draft: null })('NO_SUCH_CODE'),
] satisfies unknown[]
