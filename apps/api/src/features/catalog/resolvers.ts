import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { getCourseOffer } from './course-offer.ts'
import { listFacultyCourses } from './faculty-courses.ts'
import {
  getEntitledBootcampSessions,
  getEntitledSessions,
  listFreeSessions,
  listPastSessions,
  listUserCourses,
  listUserSessions,
  listUserSessionsByCourse,
} from './sessions/listed-sessions.ts'

export const catalogOperations = {
  Query: {
    listUserSessions: { ...ACTIVE_MEMBER, refused: [], resolve: listUserSessions },
    listUserCourses: { ...ACTIVE_MEMBER, refused: [], resolve: listUserCourses },
    listFreeSessions: { ...ACTIVE_MEMBER, refused: [], resolve: listFreeSessions },
    listPastSessions: { ...ACTIVE_MEMBER, refused: [], resolve: listPastSessions },
    listUserSessionsByCourse: { ...ACTIVE_MEMBER, refused: [], resolve: listUserSessionsByCourse },
    getEntitledSessions: { ...ACTIVE_MEMBER, refused: [], resolve: getEntitledSessions },
    getEntitledBootcampSessions: { ...ACTIVE_MEMBER, refused: [], resolve: getEntitledBootcampSessions },
    listFacultyCourses: { ...ACTIVE_MEMBER, refused: [], resolve: listFacultyCourses },
    getCourseOffer: { ...ACTIVE_MEMBER, refused: null, resolve: getCourseOffer },
  },
} satisfies FeatureOperations
