/** The state of a member's certificate. */
interface HeldCertificate {
  readonly type: 'OPEN' | 'CRASH_COURSE'
  readonly isRegistered: boolean
  readonly isCompleted: boolean
  /** The id of the issued certificate. */
  readonly credentialId: string | null
}

/**
 * Returns whether the next issuing day issues a certificate that a member sees: it is completed and not issued yet, and
 * for an open one the member is registered. docs/product/certificates.md#completion
 */
export const awaitsIssuing = ({ type, isRegistered, isCompleted, credentialId }: HeldCertificate): boolean =>
  isCompleted && credentialId === null && (type === 'CRASH_COURSE' || isRegistered)
