import type { OwnCredential } from './credentials-query.ts'

/** The words for the kinds of credentials. */
export const CREDENTIAL_NOUNS: Record<OwnCredential['kind'], 'certificate' | 'badge'> = {
  CERTIFICATE: 'certificate',
  BADGE: 'badge',
}
