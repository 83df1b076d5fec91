import type { Row } from './row.ts'
import { catalogRows } from './rows/catalog.ts'
import { certificateRows } from './rows/certificates.ts'
import { courseAlertRows } from './rows/course-alerts.ts'
import { enrollmentRows } from './rows/enrollment.ts'
import { federationRows } from './rows/federation.ts'
import { identityRows } from './rows/identity.ts'
import { invitationRows } from './rows/invitations.ts'
import { membersRows } from './rows/members.ts'
import { searchRows } from './rows/search.ts'
import { sessionContentRows } from './rows/session-content.ts'
import { surveyRows } from './rows/survey.ts'
import { videoRows } from './rows/video.ts'

/**
 * One row for every operation of the contract, in the order in which they are called: a row may rely on what an earlier
 * one did. SECURITY.md#operations-without-a-policy
 */
export const MATRIX: Record<string, Row> = {
  ...membersRows,
  ...catalogRows,
  ...courseAlertRows,
  ...searchRows,
  ...enrollmentRows,
  ...videoRows,
  ...sessionContentRows,
  ...surveyRows,
  ...certificateRows,
  ...federationRows,
  ...invitationRows,
  ...identityRows,
}
