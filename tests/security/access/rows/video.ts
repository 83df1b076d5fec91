import {
  type Answer,
  type Row,
  type Asker,
  NOBODY,
  COURSE_ID,
  TRAILER_COURSE_ID,
  VIDEO_ID,
  DEFAULT_FOUR,
  SEE_BUSINESS,
  isList,
  isThere,
  worked,
} from '../row.ts'

const update = (asker: Asker) => ({
  userVideoSessionId: asker.userVideoSessionId,
  videoId: VIDEO_ID,
  continueAtTime: 1,
  videoSessionMaxPlayhead: 1,
  videoSessionPlayingTime: 1,
  status: 'IN_PROGRESS',
})

/** The accounts that have watched a part of an on-demand course which they still see. */
const WATCHERS = [
  'member@demo.school',
  'academy@demo.school',
  'limited@demo.school',
  'limited-spent@demo.school',
  'trial@demo.school',
  'offer@demo.school',
  'past-due@demo.school',
  'ending@demo.school',
  'scholar@demo.school',
  'crash@demo.school',
  'crash-two@demo.school',
  'employee@demo.school',
  'lead@demo.school',
  'sponsor@demo.school',
  'rival@demo.school',
]

/** The accounts among them that are enrolled in one of these courses and have not finished it. */
const CONTINUERS = WATCHERS.filter((email) => !['limited@demo.school', 'lead@demo.school'].includes(email))

/** The areas, besides those that see business courses, that open the lessons of courses. */
const OPEN_COURSES = ['ai-academy', 'mc-transactional', 'crash-courses'] as const

const isEntitled = (answer: Answer) => answer !== null && 'entitled' in answer && answer.entitled === true

/** `updateVideoSession` uses the video session that the row before has opened. */
export const rows: Record<string, Row> = {
  getMeteringPlanDetails: {
    who: 'member',
    statuses: ['LIMITED'],
    document: '{ getMeteringPlanDetails { threshold currentMeasure } }',
    holds: isThere,
  },
  listMeteredVideos: {
    who: 'member',
    statuses: ['LIMITED'],
    // The third account of the free plan has watched nothing yet.
    only: ['limited@demo.school', 'limited-spent@demo.school'],
    document: '{ listMeteredVideos { videoId title playedAt } }',
    holds: isList,
  },
  getFreeOffer: {
    who: 'member',
    statuses: ['LIMITED'],
    document: '{ getFreeOffer { previews { videoId } courses { courseId } liveCourses { courseId } } }',
    holds: isThere,
  },
  getOnDemandContent: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...SEE_BUSINESS, ...OPEN_COURSES],
    // Their plans do not include the course, and the answer tells them so.
    except: {
      'academy@demo.school': 'empty',
      'workshop@demo.school': 'empty',
      'crash@demo.school': 'empty',
      'crash-two@demo.school': 'empty',
      'crash-none@demo.school': 'empty',
    },
    otherwise: 'refused',
    document: 'query($courseId: ID!) { getOnDemandContent(courseId: $courseId) { courseId entitled } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isEntitled,
  },
  getCourseTrailer: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($courseId: ID!) { getCourseTrailer(courseId: $courseId) { playlistUrl } }',
    variables: () => ({ courseId: TRAILER_COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
  getVideoProgress: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($videoId: ID!) { getVideoProgress(videoId: $videoId) { continueAtTime } }',
    variables: () => ({ videoId: VIDEO_ID }),
    missing: () => ({ videoId: NOBODY }),
    holds: isThere,
  },
  getVideoProgressByCourse: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($courseId: ID!) { getVideoProgressByCourse(courseId: $courseId) { totalDuration } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
  listCourseProgress: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: WATCHERS,
    otherwise: 'empty',
    document: '{ listCourseProgress { courseId creditedShare } }',
    holds: isList,
  },
  getResumePoint: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: CONTINUERS,
    otherwise: 'empty',
    document: '{ getResumePoint { courseId videoId title continueAtTime } }',
    holds: isThere,
  },
  createPlaylistUrl: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    // The month's videos of this account are used up, and the answer says so.
    except: { 'limited-spent@demo.school': 'empty' },
    otherwise: 'refused',
    document:
      'mutation($videoId: ID!) { createPlaylistUrl(videoId: $videoId) { playlistUrl error { code } } }',
    variables: () => ({ videoId: VIDEO_ID }),
    missing: () => ({ videoId: NOBODY }),
    holds: worked,
  },
  createVideoSession: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    // The month's videos of this account are used up, and the answer says so.
    except: { 'limited-spent@demo.school': 'empty' },
    otherwise: 'refused',
    document:
      'mutation($videoId: ID!, $courseId: ID!) { createVideoSession(videoId: $videoId, courseId: $courseId, type: ON_DEMAND) { userVideoSessionId playlistUrl error { code } } }',
    variables: () => ({ videoId: VIDEO_ID, courseId: COURSE_ID }),
    missing: () => ({ videoId: NOBODY, courseId: COURSE_ID }),
    holds: worked,
  },
  updateVideoSession: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    // This account could not open a video session in the row before.
    except: { 'limited-spent@demo.school': 'refused' },
    otherwise: 'refused',
    document:
      'mutation($userVideoSessionId: ID!, $videoId: ID!, $continueAtTime: Float!, $videoSessionMaxPlayhead: Float!, $videoSessionPlayingTime: Float!, $status: VideoSessionStatus!) { updateVideoSession(userVideoSessionId: $userVideoSessionId, videoId: $videoId, continueAtTime: $continueAtTime, videoSessionMaxPlayhead: $videoSessionMaxPlayhead, videoSessionPlayingTime: $videoSessionPlayingTime, status: $status) { userVideoSessionId playlistUrl error { code } } }',
    variables: update,
    missing: () => update({ userId: NOBODY, userVideoSessionId: NOBODY }),
    holds: worked,
  },
}
