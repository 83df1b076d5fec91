import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { addCourseAlert, getCourseAlert, REFUSED_COURSE_ALERT, removeCourseAlert } from './course-alerts.ts'

export const courseAlertOperations = {
  Query: {
    getCourseAlert: { ...ACTIVE_MEMBER, refused: null, resolve: getCourseAlert },
  },
  Mutation: {
    addCourseAlert: { ...ACTIVE_MEMBER, refused: REFUSED_COURSE_ALERT, resolve: addCourseAlert },
    removeCourseAlert: { ...ACTIVE_MEMBER, refused: REFUSED_COURSE_ALERT, resolve: removeCourseAlert },
  },
} satisfies FeatureOperations
