import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import type { OwnCredential } from './credentials-query.ts'

/** Formats the school's day of a credential (yyyy-MM-dd), which is the same for every reader: 'Nov 3, 2026'. */
export const issuedOnText = (issuedOn: string): string => formatDate(Date.parse(issuedOn), 'UTC')

/** The words for the kinds of credentials. */
export const CREDENTIAL_NOUNS: Record<OwnCredential['kind'], 'certificate' | 'badge'> = {
  CERTIFICATE: 'certificate',
  BADGE: 'badge',
}
