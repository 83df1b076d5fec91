import {
  type AccountStatus,
  type Area,
  AREAS,
  DEFAULT_ACCOUNT_STATUSES,
} from '@section/domain/access/area.ts'
import { stableId } from '../../apps/api/src/content/stable-id.ts'

/**
 * `allowed`: an answer of their own. `empty`: they may ask, and there is nothing for them or they are told why not.
 * `refused`: the very answer for a thing that does not exist. `unauthorized`: status 401.
 */
export type Verdict = 'allowed' | 'empty' | 'refused' | 'unauthorized'

/** What an operation answered, as it came. */
export type Answer = Readonly<Record<string, unknown>> | readonly unknown[] | null

/** Whose answer is asked for, and in which video session they are. */
interface Asker {
  userId: string
  userVideoSessionId: string
}

/** Who may call one operation, and how the test calls it. */
export interface Row {
  /** As the operation declares it beside its resolver. */
  who: 'anyone' | 'member' | 'owner'
  statuses?: readonly AccountStatus[]
  /** Areas of which one is needed for an answer of one's own about the row's thing; absent: none is. */
  areas?: readonly Area[]
  /** Accounts that alone get an answer of their own. */
  only?: readonly string[]
  /** Accounts that get another answer than their areas say. */
  except?: Readonly<Record<string, Verdict>>
  /** What those get who lack the areas. */
  otherwise?: 'empty' | 'refused'
  document: string
  variables?: (asker: Asker) => Record<string, unknown>
  /** The same call about a thing that does not exist. */
  missing?: (asker: Asker) => Record<string, unknown>
  /** Whether the answer is one of their own. */
  holds: (answer: Answer) => boolean
}

export const NOBODY = '00000000-0000-4000-8000-000000000000'
const courseId = stableId('course', 'strategy-that-chooses')
const sessionId = stableId('session', 'strategy-that-chooses/soon')
const videoId = stableId('video', 'strategy-that-chooses/on-a-page')

const DEFAULT_FOUR = DEFAULT_ACCOUNT_STATUSES
/** Who sees a business course: the free tier sees what is locked for it, too. */
const SEE_BUSINESS = ['mcsc-unlimited', 'mc-limited'] as const
const BOUGHT = ['workshop@demo.school', 'crash@demo.school', 'minimba@demo.school']

const isList = (answer: Answer) => Array.isArray(answer) && answer.length > 0
const isThere = (answer: Answer) => answer !== null
const worked = (answer: Answer) => answer !== null && 'error' in answer && answer.error === null

const beat = (asker: Asker) => ({
  userVideoSessionId: asker.userVideoSessionId,
  videoId,
  continueAtTime: 1,
  videoSessionMaxPlayhead: 1,
  videoSessionPlayingTime: 1,
  status: 'IN_PROGRESS',
})

/**
 * One row for every operation of the contract, in the order in which they are tried: a row may build on what an
 * earlier one did. Reliability gate G1; Decisions, section 3.
 */
export const MATRIX: Record<string, Row> = {
  getMember: {
    who: 'owner',
    document: 'query($userId: ID!) { getMember(userId: $userId) { userId email } }',
    variables: ({ userId }) => ({ userId }),
    missing: () => ({ userId: NOBODY }),
    holds: isThere,
  },
  getMemberEntitlements: {
    who: 'owner',
    // Ended accounts hold nothing, which looks like anybody else's.
    areas: AREAS,
    otherwise: 'refused',
    document: 'query($userId: ID!) { getMemberEntitlements(userId: $userId) { type label } }',
    variables: ({ userId }) => ({ userId }),
    missing: () => ({ userId: NOBODY }),
    holds: isList,
  },
  getMeteringPlanDetails: {
    who: 'member',
    statuses: ['LIMITED'],
    document: '{ getMeteringPlanDetails { threshold currentMeasure } }',
    holds: isThere,
  },
  listUserSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    document: '{ listUserSessions { sessionId enrollmentStatus } }',
    holds: isList,
  },
  listFreeSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...SEE_BUSINESS, 'ai-academy'],
    document: '{ listFreeSessions { sessionId } }',
    holds: isList,
  },
  listPastSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: ['member@demo.school'],
    document: '{ listPastSessions { sessionId } }',
    holds: isList,
  },
  listUserSessionsByCourse: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'query($where: SessionsByCourseInput!) { listUserSessionsByCourse(where: $where) { sessionId } }',
    variables: () => ({ where: { courseId, showHiddenInCatalog: true } }),
    missing: () => ({ where: { courseId: NOBODY, showHiddenInCatalog: true } }),
    holds: isList,
  },
  getEntitledSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: BOUGHT,
    document: '{ getEntitledSessions { sessionId } }',
    holds: isList,
  },
  getSessionLink: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'query($sessionId: ID!) { getSessionLink(sessionId: $sessionId, forceRefresh: true) { link error { code } } }',
    variables: () => ({ sessionId }),
    missing: () => ({ sessionId: NOBODY }),
    holds: worked,
  },
  getOnDemandContent: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($courseId: ID!) { getOnDemandContent(courseId: $courseId) { courseId entitled } }',
    variables: () => ({ courseId }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
  getVideoProgress: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($videoId: ID!) { getVideoProgress(videoId: $videoId) { continueAtTime } }',
    variables: () => ({ videoId }),
    missing: () => ({ videoId: NOBODY }),
    holds: isThere,
  },
  getVideoProgressByCourse: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($courseId: ID!) { getVideoProgressByCourse(courseId: $courseId) { totalDuration } }',
    variables: () => ({ courseId }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
  addUserSave: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'mutation($contentId: ID!) { addUserSave(contentId: $contentId, contentType: COURSE) { success contentId error { code } } }',
    variables: () => ({ contentId: courseId }),
    missing: () => ({ contentId: NOBODY }),
    holds: worked,
  },
  listCourseBookmarks: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // What the row before has saved, and what came with the account of the AI academy.
    areas: [...SEE_BUSINESS, 'ai-academy'],
    document: '{ listCourseBookmarks { courseId } }',
    holds: isList,
  },
  removeUserSave: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'mutation($contentId: ID!) { removeUserSave(contentId: $contentId, contentType: COURSE) { success contentId error { code } } }',
    variables: () => ({ contentId: courseId }),
    missing: () => ({ contentId: NOBODY }),
    holds: worked,
  },
  saveEnrollment: {
    who: 'owner',
    // Ended accounts may ask, to give their seats back; the rule tells them why they get none.
    areas: ['mcsc-unlimited'],
    document:
      'mutation($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { enrollmentStatus error { code } } }',
    variables: ({ userId }) => ({ input: { userId, sessionId } }),
    missing: () => ({ input: { userId: NOBODY, sessionId } }),
    holds: worked,
  },
  createVideoSession: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    // Out of videos for the month, and told so.
    except: { 'limited-spent@demo.school': 'empty' },
    otherwise: 'refused',
    document:
      'mutation($videoId: ID!, $courseId: ID!) { createVideoSession(videoId: $videoId, courseId: $courseId, type: ON_DEMAND) { userVideoSessionId playlistUrl error { code } } }',
    variables: () => ({ videoId, courseId }),
    missing: () => ({ videoId: NOBODY, courseId }),
    holds: worked,
  },
  updateVideoSession: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    // Could not open one in the row before.
    except: { 'limited-spent@demo.school': 'refused' },
    otherwise: 'refused',
    document:
      'mutation($userVideoSessionId: ID!, $videoId: ID!, $continueAtTime: Float!, $videoSessionMaxPlayhead: Float!, $videoSessionPlayingTime: Float!, $status: VideoSessionStatus!) { updateVideoSession(userVideoSessionId: $userVideoSessionId, videoId: $videoId, continueAtTime: $continueAtTime, videoSessionMaxPlayhead: $videoSessionMaxPlayhead, videoSessionPlayingTime: $videoSessionPlayingTime, status: $status) { userVideoSessionId playlistUrl error { code } } }',
    variables: beat,
    missing: () => beat({ userId: NOBODY, userVideoSessionId: NOBODY }),
    holds: worked,
  },
  logout: {
    who: 'member',
    document: 'mutation { logout { success } }',
    holds: (answer) => answer !== null && 'success' in answer && answer.success === true,
  },
}
