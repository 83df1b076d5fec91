import { isLimitedUser, type Viewer } from '../access/viewer.ts'

/** Whether a member has answered the survey; null for members who are not asked. */
export type SurveyStatus = 'PENDING' | 'COMPLETED' | null

/** Checks whether a member is asked to answer the profile survey. docs/product/survey.md#who-is-asked */
export function isAskedSurvey(viewer: Pick<Viewer, 'accountType'>, status: SurveyStatus): boolean {
  return isLimitedUser(viewer) && status === 'PENDING'
}
