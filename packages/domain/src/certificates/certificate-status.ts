/** The fields of a certificate, for one member, on which its status depends. */
interface CertificateOfMember {
  readonly type: 'OPEN' | 'CRASH_COURSE'
  readonly isRegistered: boolean
  readonly isCompleted: boolean
  readonly credentialId: string | null
  readonly withheldReason: string | null
}

/**
 * Where a member stands with a certificate: `available` and not begun by a registration, `in-progress`, `claimable` with
 * every badge but without the registration that it needs, `earned` and waiting for the day on which it is issued,
 * `withheld` because it could not be issued, or `issued`.
 */
export type CertificateStatus = 'available' | 'in-progress' | 'claimable' | 'earned' | 'withheld' | 'issued'

/** Returns where a member stands with a certificate. docs/product/certificates.md#where-a-member-stands */
export function certificateStatus(certificate: CertificateOfMember): CertificateStatus {
  const { type, isRegistered, isCompleted, credentialId, withheldReason } = certificate
  if (credentialId !== null) return 'issued'
  const takesPart = isRegistered || type === 'CRASH_COURSE'
  if (!isCompleted) return takesPart ? 'in-progress' : 'available'
  if (!takesPart) return 'claimable'
  return withheldReason === null ? 'earned' : 'withheld'
}
