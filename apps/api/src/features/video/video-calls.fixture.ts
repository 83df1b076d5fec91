import type { NewMember } from '../../testing/insert-member.ts'
import type { WatchableCourse } from './video-test-kit.fixture.ts'
import { courseServer } from './course-server.fixture.ts'

// The operations of the video page, and their refusals.

export const CONTENT = `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) {
  courseId courseTitle sessionId entitled groups { courseContentGroupId slug title description hidePreview meta { title }
    content { courseContentId slug title description type hidePreview completionRequired meta { title videoThumbnail }
      video { videoId externalKey subtitle duration courseId aspectWidth aspectHeight meta { is_ai_generated }
        chapters { videoChapterId slug title startSeconds endSeconds } } } } } }`
export const PROGRESS = `query ($videoId: ID!) { getVideoProgress(videoId: $videoId) {
  userId videoId continueAtTime positionAt positionSessionId farthestWatchedTime creditedTime
  skipped { from seconds } completed } }`
export const BY_COURSE = `query ($courseId: ID!) { getVideoProgressByCourse(courseId: $courseId) {
  courseId totalDuration totalFarthestWatchedTime creditedShare completed groups { courseContentGroupId
  videos { videoId duration farthestWatchedTime creditedTime skipped { from seconds } completed } } } }`
export const CREATE = `mutation ($courseId: ID!, $videoId: ID!, $sessionId: ID, $courseContentId: ID,
  $type: VideoSessionType = ON_DEMAND) { createVideoSession(courseId: $courseId, videoId: $videoId,
  sessionId: $sessionId, courseContentId: $courseContentId, type: $type, videoDurationAtPlaytime: 5,
  userClientUri: "/courses/1") { userVideoSessionId playlistUrl error { code message } } }`
export const UPDATE = `mutation ($id: ID!, $videoId: ID!, $courseId: ID, $at: Float!, $played: Float = 1, $max: Float = 1,
  $status: VideoSessionStatus = IN_PROGRESS) { updateVideoSession(userVideoSessionId: $id, videoId: $videoId,
  courseId: $courseId, continueAtTime: $at, status: $status, videoSessionMaxPlayhead: $max,
  videoSessionPlayingTime: $played) { userVideoSessionId continueAtTime positionAt positionSessionId
  farthestWatchedTime creditedTime skipped { from seconds } completed courseBadgeId playlistUrl enrollmentStatus error { code message } } }`

const NOT_FOUND = { code: 'NOT_FOUND', message: 'This does not exist.' }
export const NO_VIDEO = { userVideoSessionId: null, playlistUrl: null, error: NOT_FOUND }
export const NOTHING_SAVED = {
  userVideoSessionId: null,
  continueAtTime: null,
  positionAt: null,
  positionSessionId: null,
  farthestWatchedTime: null,
  creditedTime: null,
  skipped: null,
  completed: null,
  courseBadgeId: null,
  playlistUrl: null,
  enrollmentStatus: null,
}
export const NO_VIDEO_SESSION = { ...NOTHING_SAVED, error: NOT_FOUND }

export const videoOf = ({ videoIds }: WatchableCourse, index = 0) => videoIds[index] ?? ''

/** The members who may not watch a lesson of a marketing course, each by the end of “a member …”. */
export const NON_WATCHERS: Readonly<Record<string, NewMember>> = {
  'whose trial is over': { status: 'POST_TRIAL' },
  'who is an alumnus': { status: 'ALUMNI' },
  'without a plan': { areas: [] },
  'with the AI plan, of a marketing course': { areas: ['ai-academy'] },
  'with one bought course, of another': { areas: ['mc-transactional'] },
  'with only the dashboard': { areas: ['enterprise-dashboard'] },
  'with Mini-MBAs only': { areas: ['bootcamps'] },
  'with the AI plan, whose trial is over': {
    areas: ['ai-academy'],
    status: 'TRIAL',
    trialEndDate: new Date(Date.UTC(2026, 4, 1)),
  },
}

/** The lessons of most of these tests: 400 s of required video and 50 s of optional video. */
const LESSONS = [
  { duration: 100, subtitle: 'One number' },
  { duration: 300 },
  { duration: 50, required: false },
]

/** Starts a server with a course of `LESSONS` for a test file, and returns functions that call it. */
export function videoServer() {
  const video = courseServer(LESSONS)
  return Object.assign(video, {
    signIn: async (member: NewMember = {}) => {
      const userId = await video.server.insertMember(member)
      return { userId, token: await video.server.token(userId) }
    },

    /** Returns the only field of an operation's result. */
    ask: async (token: string | null, operation: string, variables: Record<string, unknown>) => {
      const { data, errors } = await video.server.graphql(token, operation, variables)
      if (!data) throw new Error(errors?.[0]?.message ?? 'No answer.')
      return Object.values(data)[0] as Record<string, unknown> | null
    },
  })
}
