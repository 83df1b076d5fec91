import type {
  ProgressStatus,
  ProgressType,
  SaveSessionContentProgressResult,
  SessionContent,
} from '@section/contract/generated/schema-types.ts'
import { DAY_MS, HOUR_MS } from '@section/domain/time/durations.ts'
import type { PagedSession } from '../paged-sessions.fixture.ts'
import { NOON, type Reader } from '../session-page-test-kit.fixture.ts'

const SAVE = `mutation ($id: ID!, $type: ProgressType!, $status: ProgressStatus!, $madeMsAgo: Float,
  $sentAt: Float) {
  saveSessionContentProgress(sessionContentId: $id, type: $type, status: $status, madeMsAgo: $madeMsAgo,
    sentAt: $sentAt) {
    sessionContentId status courseBadgeId error { code message } } }`
const CHECKLIST = `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
  checklist { sessionContentId completionStatus } } }`

export interface Tick {
  type?: ProgressType
  status?: ProgressStatus
  madeMsAgo?: number
  sentAt?: number
}

/** Saves a tick of an item, by default of a bonus that is ticked now. */
export const save = (reader: Reader, id: string, tick: Tick = {}) =>
  reader.ask<SaveSessionContentProgressResult>(SAVE, {
    id,
    type: 'BONUS_CONTENT',
    status: 'COMPLETED',
    ...tick,
  })
/** Reports that the reader opened the link to a class. */
export const attend = (reader: Reader, id: string) => save(reader, id, { type: 'SESSION_CONSUMED' })

/** Returns the stored status of an item of a page. */
export async function statusOf(reader: Reader, { sessionId, part }: PagedSession, slug: string) {
  const found = await reader.ask<SessionContent>(CHECKLIST, { sessionId })
  return found.checklist.find(({ sessionContentId }) => sessionContentId === part(slug))?.completionStatus
}

/** A session with two classes, today at noon and in two days. */
export const PERIOD = { startAt: NOON, endAt: NOON + 2 * DAY_MS + HOUR_MS }
export const CLASSES = {
  meetings: [0, 2 * DAY_MS].map((later) => ({
    startAt: new Date(NOON + later),
    endAt: new Date(NOON + later + HOUR_MS),
  })),
}
export const attendance = (slug: string, more: object = {}) => ({
  slug,
  title: slug,
  subtype: 'ZOOM_ATTENDANCE',
  ...more,
})
/** A page with an attendance item for each class and one for any class, a project item, and a bonus item. */
export const SPRINT = {
  project: { slug: 'project', title: 'One page' },
  containers: [
    { slug: 'day-1', title: 'One', day: 1 },
    { slug: 'day-3', title: 'Three', day: 3 },
  ],
  checklist: [
    attendance('first', { container: 'day-1' }),
    attendance('second', { container: 'day-3' }),
    attendance('any'),
    { slug: 'hand-in', title: 'Hand in', subtype: 'PROJECT_SUBMISSION' },
    { slug: 'extra', title: 'Extra', subtype: 'OTHER_SELF_REPORTED', bonus: true },
  ],
}

/** The fields of a refused tick besides its error. */
export const REFUSED = { sessionContentId: null, status: null, courseBadgeId: null }
