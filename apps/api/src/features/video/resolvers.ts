import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { limitReachedError } from '../../server/limits/limit-error.ts'
import { listCourseProgress } from './progress/course-progress.ts'
import { createVideoSession, NO_SUCH_VIDEO } from './progress/create-video-session.ts'
import { getOnDemandContent } from './on-demand-content.ts'
import { NO_SUCH_VIDEO_SESSION, updateVideoSession } from './progress/update-video-session.ts'
import { getVideoProgress, getVideoProgressByCourse } from './progress/video-progress.ts'

export const videoOperations = {
  Query: {
    getOnDemandContent: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: null,
      resolve: getOnDemandContent,
    },
    getVideoProgress: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: null,
      resolve: getVideoProgress,
    },
    getVideoProgressByCourse: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: null,
      resolve: getVideoProgressByCourse,
    },
    listCourseProgress: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: [],
      resolve: listCourseProgress,
    },
  },
  Mutation: {
    createVideoSession: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: NO_SUCH_VIDEO,
      async resolve(context, args) {
        const { services, viewer } = context
        const result = await services.limits.consume('create-video-session', viewer.userId)
        if (result.allowed) return createVideoSession(context, args)
        return { ...NO_SUCH_VIDEO, error: limitReachedError(context, result) }
      },
    },
    updateVideoSession: {
      who: 'member',
      statuses: DEFAULT_ACCOUNT_STATUSES,
      refused: NO_SUCH_VIDEO_SESSION,
      async resolve(context, args) {
        const { services, viewer } = context
        const key = `${viewer.userId} ${args.userVideoSessionId.toLowerCase()}`
        const result = await services.limits.consume('update-video-session', key)
        if (result.allowed) return updateVideoSession(context, args)
        return { ...NO_SUCH_VIDEO_SESSION, error: limitReachedError(context, result) }
      },
    },
  },
} satisfies FeatureOperations
