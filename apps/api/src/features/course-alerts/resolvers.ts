import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { addCourseAlert, getCourseAlert, NO_SUCH_COURSE, removeCourseAlert } from './course-alerts.ts'

export const courseAlertOperations = {
  Query: {
    getCourseAlert: { ...ACTIVE_MEMBER, refused: null, resolve: getCourseAlert },
  },
  Mutation: {
    addCourseAlert: { ...ACTIVE_MEMBER, refused: NO_SUCH_COURSE, resolve: addCourseAlert },
    removeCourseAlert: { ...ACTIVE_MEMBER, refused: NO_SUCH_COURSE, resolve: removeCourseAlert },
  },
} satisfies FeatureOperations
