import type {
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
import { createVideoSession, NO_SUCH_VIDEO } from './create-video-session.ts'
import { onDemandContent } from './on-demand-content.ts'
import { refused, updateVideoSession } from './update-video-session.ts'
import { courseProgress, videoProgressOf } from './video-progress.ts'

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
      resolve: ({ videoId }, context) => videoProgressOf(context, videoId),
    }),
    getVideoProgressByCourse: operation<QueryGetVideoProgressByCourseArgs, CourseVideoProgress | null>({
      policy,
      refused: null,
      resolve: ({ courseId }, context) => courseProgress(context, courseId),
    }),
  },
  Mutation: {
    createVideoSession: operation<MutationCreateVideoSessionArgs, CreateVideoSessionResult>({
      policy,
      refused: NO_SUCH_VIDEO,
      resolve: createVideoSession,
    }),
    updateVideoSession: operation<MutationUpdateVideoSessionArgs, UpdateVideoSessionResult>({
      policy,
      refused: refused('NOT_FOUND'),
      resolve: updateVideoSession,
    }),
  },
} satisfies FeatureOperations
