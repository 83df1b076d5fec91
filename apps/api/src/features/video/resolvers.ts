import type {
  CourseProgress,
  CourseVideoProgress,
  CreateVideoSessionResult,
  MutationCreateVideoSessionArgs,
  MutationUpdateVideoSessionArgs,
  OnDemandContent,
  QueryGetOnDemandContentArgs,
  QueryGetVideoProgressArgs,
  QueryGetVideoProgressByCourseArgs,
  UpdateVideoSessionResult,
  VideoProgress,
} from '@section/contract/generated/schema-types.ts'
import { DEFAULT_ACCOUNT_STATUSES } from '@section/domain/access/area.ts'
import { type FeatureOperations, operation } from '../../server/graphql/operation.ts'
import { tellLimit } from '../../server/limits/limit-error.ts'
import { progressInCourses } from './course-progress.ts'
import { createVideoSession, NO_SUCH_VIDEO } from './create-video-session.ts'
import { onDemandContent } from './on-demand-content.ts'
import { NO_SUCH_VIDEO_SESSION, updateVideoSession } from './update-video-session.ts'
import { progressInCourse, progressInVideo } from './video-progress.ts'

const policy = { who: 'member', statuses: DEFAULT_ACCOUNT_STATUSES } as const

export const videoOperations = {
  Query: {
    getOnDemandContent: operation<QueryGetOnDemandContentArgs, OnDemandContent | null>({
      policy,
      refused: null,
      resolve: ({ courseId }, context) => onDemandContent(context, courseId),
    }),
    getVideoProgress: operation<QueryGetVideoProgressArgs, VideoProgress | null>({
      policy,
      refused: null,
      resolve: ({ videoId }, context) => progressInVideo(context, videoId),
    }),
    getVideoProgressByCourse: operation<QueryGetVideoProgressByCourseArgs, CourseVideoProgress | null>({
      policy,
      refused: null,
      resolve: ({ courseId }, context) => progressInCourse(context, courseId),
    }),
    listCourseProgress: operation<object, CourseProgress[]>({
      policy,
      refused: [],
      resolve: (_args, context) => progressInCourses(context),
    }),
  },
  Mutation: {
    createVideoSession: operation<MutationCreateVideoSessionArgs, CreateVideoSessionResult>({
      policy,
      refused: NO_SUCH_VIDEO,
      async resolve(args, context) {
        const { services, viewer } = context
        const taken = await services.limits.take('create-video-session', viewer.userId)
        if (taken.allowed) return createVideoSession(context, args)
        return { ...NO_SUCH_VIDEO, error: tellLimit(context, taken) }
      },
    }),
    updateVideoSession: operation<MutationUpdateVideoSessionArgs, UpdateVideoSessionResult>({
      policy,
      refused: NO_SUCH_VIDEO_SESSION,
      async resolve(args, context) {
        const { services, viewer } = context
        const key = `${viewer.userId} ${args.userVideoSessionId.toLowerCase()}`
        const taken = await services.limits.take('update-video-session', key)
        if (taken.allowed) return updateVideoSession(context, args)
        return { ...NO_SUCH_VIDEO_SESSION, error: tellLimit(context, taken) }
      },
    }),
  },
} satisfies FeatureOperations
