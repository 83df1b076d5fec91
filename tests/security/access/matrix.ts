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
 * One row for every operation of the contract, in the order in which they are tried: a row may build on what an
 * earlier one did. Reliability gate G1; Decisions, section 3.
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
