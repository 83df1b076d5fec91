import { eq } from 'drizzle-orm'
import type {
  Project,
  ReceivedProjectsPage,
  SaveProjectDraftResult,
  SubmitProjectResult,
} from '@section/contract/generated/schema-types.ts'
import type { Database } from '@section/db/connection.ts'
import { projectSubmissions } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { SerializedResult } from '../../testing/serialized-result.ts'
import type { PagedSession } from '../session-content/paged-sessions.fixture.ts'
import { NOON, type Reader } from '../session-content/session-page-test-kit.fixture.ts'

const PROJECT = `query ($sessionId: ID!) { getProject(sessionId: $sessionId) {
  sessionId sessionContentId title enabledAt closesAt formUrl
  submission { projectSubmissionId kind content submittedAt } draft { content savedAt } } }`
const RECEIVED = `query ($sessionId: ID!, $after: String) { listReceivedProjects(sessionId: $sessionId, after: $after) {
  total participants nextCursor
  projects { projectSubmissionId userId fullName imageUrl kind content submittedAt timesSubmitted } } }`
const SUBMIT = `mutation ($sessionId: ID!, $id: ID!, $content: String!) {
  submitProject(sessionId: $sessionId, projectSubmissionId: $id, content: $content) {
    submission { projectSubmissionId kind content submittedAt } courseBadgeId error { code message } } }`
const SAVE_DRAFT = `mutation ($sessionId: ID!, $content: String!, $writtenMsAgo: Float) {
  saveProjectDraft(sessionId: $sessionId, content: $content, writtenMsAgo: $writtenMsAgo) {
    draft { content savedAt } error { code message } } }`
const STATUSES = `query ($sessionId: ID!) { getSessionContent(sessionId: $sessionId) {
  checklist { sessionContentId completionStatus } } }`

/** Asks about the project of a session, by the operations of the contract. */
export const project = (reader: Reader, sessionId: string) =>
  reader.ask<SerializedResult<Project> | null>(PROJECT, { sessionId })
export const received = (reader: Reader, sessionId: string, after: string | null = null) =>
  reader.ask<SerializedResult<ReceivedProjectsPage> | null>(RECEIVED, { sessionId, after })
export const submit = (
  reader: Reader,
  sessionId: string,
  content: string,
  id: string = crypto.randomUUID(),
) => reader.ask<SerializedResult<SubmitProjectResult>>(SUBMIT, { sessionId, id, content })
export const saveDraft = (reader: Reader, sessionId: string, content: string, writtenMsAgo?: number) =>
  reader.ask<SerializedResult<SaveProjectDraftResult>>(SAVE_DRAFT, { sessionId, content, writtenMsAgo })

/** Returns whether the project's item of a session's checklist is completed. */
export async function isItemDone(reader: Reader, { sessionId, part }: PagedSession): Promise<boolean> {
  const { checklist } = await reader.ask<{
    checklist: { sessionContentId: string; completionStatus: string }[]
  }>(STATUSES, { sessionId })
  const item = checklist.find(({ sessionContentId }) => sessionContentId === part('hand-in'))
  return item?.completionStatus === 'COMPLETED'
}

/** Returns everything that was handed in for a session. */
export const submissionsOf = ({ db }: Database, sessionId: string) =>
  db.select().from(projectSubmissions).where(eq(projectSubmissions.sessionId, sessionId))

/** The period of a session of ten days that began yesterday. */
export const PERIOD = { startAt: NOON - DAY_MS, endAt: NOON + 9 * DAY_MS }
/** The first moment (epoch ms) at which the project of that session can no longer be handed in. */
export const CLOSES_AT = PERIOD.endAt + 14 * DAY_MS

/** A page with a project, which is open, and an item that handing in completes. */
export const PAGE = {
  project: { slug: 'one-page', title: 'A page of your own' },
  checklist: [
    { slug: 'hand-in', title: 'Hand in', subtype: 'PROJECT_SUBMISSION' },
    { slug: 'attend', title: 'Attend', subtype: 'ZOOM_ATTENDANCE' },
  ],
}
/** A page whose project goes to an outside form. */
export const OUTSIDE_PAGE = {
  ...PAGE,
  project: { ...PAGE.project, form: 'https://forms.example/one-page?lang=en' },
}
