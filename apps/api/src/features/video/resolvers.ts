import { ACTIVE_MEMBER } from '../../server/access/policy.ts'
import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { createPlaylistUrl, NO_SUCH_PLAYLIST } from './media/create-playlist-url.ts'
import { getCourseTrailer } from './course-trailer.ts'
import { listCourseProgress } from './progress/course-progress.ts'
import { createVideoSession, NO_SUCH_VIDEO } from './progress/create-video-session.ts'
import { getResumePoint } from './progress/resume-point.ts'
import { getOnDemandContent } from './on-demand-content.ts'
import { NO_SUCH_VIDEO_SESSION, updateVideoSession } from './progress/update-video-session.ts'
import { getSessionContentVideos, getVideoProgressBySession } from './session-videos/session-videos.ts'
import { getVideoProgress, getVideoProgressByCourse } from './progress/video-progress.ts'

export const videoOperations = {
  Query: {
    getOnDemandContent: { ...ACTIVE_MEMBER, refused: null, resolve: getOnDemandContent },
    getCourseTrailer: { ...ACTIVE_MEMBER, refused: null, resolve: getCourseTrailer },
    getVideoProgress: { ...ACTIVE_MEMBER, refused: null, resolve: getVideoProgress },
    getVideoProgressByCourse: { ...ACTIVE_MEMBER, refused: null, resolve: getVideoProgressByCourse },
    getVideoProgressBySession: { ...ACTIVE_MEMBER, refused: null, resolve: getVideoProgressBySession },
    getSessionContentVideos: { ...ACTIVE_MEMBER, refused: null, resolve: getSessionContentVideos },
    getResumePoint: { ...ACTIVE_MEMBER, refused: null, resolve: getResumePoint },
    listCourseProgress: { ...ACTIVE_MEMBER, refused: [], resolve: listCourseProgress },
  },
  Mutation: {
    createPlaylistUrl: { ...ACTIVE_MEMBER, refused: NO_SUCH_PLAYLIST, resolve: createPlaylistUrl },
    createVideoSession: { ...ACTIVE_MEMBER, refused: NO_SUCH_VIDEO, resolve: createVideoSession },
    updateVideoSession: { ...ACTIVE_MEMBER, refused: NO_SUCH_VIDEO_SESSION, resolve: updateVideoSession },
  },
} satisfies FeatureOperations
