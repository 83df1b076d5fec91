import { awaitsIssuing } from './awaits-issuing.ts'

/**
 * Where a member stands with a certificate: `available` without a registration, `in-progress`, `claimable` with every
 * badge but without the registration that it needs, `earned` and waiting for the day on which it is issued, `withheld`
 * because the last such day could not issue it, or `issued`.
 */
export type CertificateStatus = 'available' | 'in-progress' | 'claimable' | 'earned' | 'withheld' | 'issued'

type CertificateOfMember = Parameters<typeof awaitsIssuing>[0] & { readonly withheldReason: string | null }

/** Returns where a member stands with a certificate. docs/product/certificates.md#where-a-member-stands */
export function certificateStatus(certificate: CertificateOfMember): CertificateStatus {
  const { type, isRegistered, isCompleted, credentialId, withheldReason } = certificate
  if (credentialId !== null) return 'issued'
  if (awaitsIssuing(certificate)) return withheldReason === null ? 'earned' : 'withheld'
  if (isCompleted) return 'claimable'
  return isRegistered || type === 'CRASH_COURSE' ? 'in-progress' : 'available'
}
