import { certificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { longDate } from '@section/domain/time/long-date.ts'
import { useToday } from '../../lib/use-today.ts'
import type { Certificate } from './certificates-query.ts'

/** Returns a line about a certificate with every badge: what follows, or what keeps it; null before that. */
export function useStatusLine(certificate: Certificate): string | null {
  const today = useToday()
  switch (certificateStatus(certificate)) {
    case 'available':
    case 'in-progress':
      return null
    case 'claimable':
      return 'Completed. Claim your certificate.'
    case 'earned':
      return (
        certificate.issuingDate &&
        `Completed. It will be issued on ${longDate(certificate.issuingDate, today)}.`
      )
    case 'withheld':
      return 'Completed, but it could not be issued. See why.'
    case 'issued':
      return 'Issued. Download or share it.'
  }
}
