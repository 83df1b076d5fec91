import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { courseShare } from '@section/domain/certificates/certificate-progress.ts'
import type { CertificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { longDate } from '@section/domain/time/long-date.ts'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { config } from '../../../lib/config.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { mailTo } from '../../../lib/links/mail-to.ts'
import { useToday } from '../../../lib/use-today.ts'
import { CredentialActions } from '../../credentials/CredentialActions.tsx'
import { credentialsQuery } from '../../credentials/credentials-query.ts'
import type { CertificateDetail } from '../certificates-query.ts'
import css from './certificate-standing.module.css'

interface StatusMessageProps {
  certificate: CertificateDetail
  status: CertificateStatus
}

/** Says what the progress does not: what follows once every badge is earned, and what counts before. */
export function StatusMessage({ certificate, status }: StatusMessageProps) {
  const today = useToday()
  const { issuingDate, credentialId, numBadges, type } = certificate
  const issuingDay = issuingDate === null ? 'the next issuing day' : longDate(issuingDate, today)
  switch (status) {
    case 'available':
      return numBadges > 0 && <p>Badges that you have earned already count once you register.</p>
    case 'in-progress':
      return type === 'CRASH_COURSE' && <p>The certificate is yours once every course is completed.</p>
    case 'claimable':
      return (
        <Completed>
          Certificates are issued to registered members. Claiming yours registers you, and the next issuing
          day issues it.
        </Completed>
      )
    case 'earned':
      return <Completed>It will be issued on {issuingDay}.</Completed>
    case 'withheld':
      return <Withheld title={certificate.title} issuingDay={issuingDay} />
    case 'issued':
      return (
        <>
          <Issued credentialId={credentialId} today={today} />
          {courseShare(certificate) < 1 && (
            <p>The courses of this certificate have changed since. Yours stays as it was issued.</p>
          )}
        </>
      )
  }
}

const Completed = ({ children }: { children: ReactNode }) => (
  <p>
    <strong>You have earned every badge.</strong> {children}
  </p>
)

function Withheld({ title, issuingDay }: { title: string; issuingDay: string }) {
  const mail = {
    subject: `My name on the certificate ${title}`,
    body: 'Please write my name on the certificate like this: ',
  }
  return (
    <div className={css.withheld}>
      <p>
        <strong>You have earned every badge, but your certificate could not be issued:</strong> your name has
        a character that we cannot print.
      </p>
      <p>
        <a href={mailTo(config.supportEmail, mail)}>Tell our support team</a> how your name should stand on
        it. It will then be issued on {issuingDay}.
      </p>
    </div>
  )
}

function Issued({ credentialId, today }: { credentialId: string | null; today: string }) {
  const credentials = useQuery(credentialsQuery)
  return (
    <LoadedPart
      query={credentials}
      loading="Loading your certificate"
      problem="Your certificate did not load."
      skeleton={<Skeleton width={220} height={44} />}
    >
      {(all) => {
        const credential = all.find((each) => each.credentialId === credentialId)
        return (
          credential && (
            <div className={css.issued}>
              <p>
                <strong>Issued on {longDate(credential.issuedOn, today)}</strong> to{' '}
                {credential.recipientName}
              </p>
              <CredentialActions credential={credential} size="medium" />
            </div>
          )
        )
      }}
    </LoadedPart>
  )
}
