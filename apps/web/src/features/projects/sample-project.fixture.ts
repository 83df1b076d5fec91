import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Project } from './project-query.ts'

/** Noon of a day in UTC, which is the same day in most zones. */
export const NOON = Date.parse('2026-03-03T12:00:00Z')
export const SESSION_ID = 's1'
/** The key of the drafts that the browser keeps until they are sent. */
export const DRAFTS = `unsent-drafts:u1:${SESSION_ID}`

/** A project that opened yesterday and has not been handed in. */
export const PROJECT: Project = {
  sessionId: SESSION_ID,
  title: 'A page of your own',
  enabledAt: NOON - DAY_MS,
  closesAt: NOON + 20 * DAY_MS,
  formUrl: null,
  submission: null,
  draft: null,
}
export const SUBMISSION = {
  projectSubmissionId: 'p1',
  kind: 'TEXT' as const,
  content: 'What I handed in.',
  submittedAt: NOON - 1000,
}
