import { useRef } from 'react'
import { certificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { courseCount, courseShare } from '@section/domain/certificates/certificate-progress.ts'
import { electiveNote } from '@section/domain/certificates/elective-note.ts'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { config } from '../../../lib/config.ts'
import type { CertificateDetail } from '../certificates-query.ts'
import { RegistrationButton } from '../registration/RegistrationButton.tsx'
import css from './certificate-standing.module.css'
import { StatusMessage } from './StatusMessage.tsx'

/**
 * Where a member stands with a certificate, and the button for the next step.
 * docs/product/certificates.md#where-a-member-stands
 */
export function CertificateStanding({ certificate }: { certificate: CertificateDetail }) {
  const { title, type, isRegistered } = certificate
  const status = certificateStatus(certificate)
  const text = useRef<HTMLDivElement>(null)
  return (
    <div className={css.standing}>
      <div ref={text} tabIndex={-1} className={css.text}>
        <p className={css.progress}>
          <strong>{courseCount(certificate)}</strong> <span>{electiveNote(certificate)}</span>
        </p>
        <ProgressLine size="medium" value={courseShare(certificate)} label={`Progress towards ${title}`} />
        <StatusMessage certificate={certificate} status={status} />
        {isRegistered && (
          <p className={css.note}>
            Certificates are issued bi-weekly. Reach out to our{' '}
            <a href={`mailto:${config.supportEmail}`}>support team</a> with any questions.
          </p>
        )}
      </div>
      {type === 'OPEN' && (
        <div className={css.actions} data-next={status === 'available' || status === 'claimable'}>
          <RegistrationButton
            certificate={certificate}
            status={status}
            // A claim removes the button, so the focus moves to the text, which says what follows.
            onClaimed={() => text.current?.focus()}
          />
        </div>
      )}
    </div>
  )
}
