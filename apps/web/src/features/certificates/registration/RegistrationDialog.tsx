import { certificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import type { Certificate } from '../certificates-query.ts'
import css from './registration-dialogs.module.css'

interface RegistrationDialogProps {
  certificate: Certificate
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks a member whether they register for a certificate, or unregister from the one for which they are registered.
 * docs/product/certificates.md#dialogs
 */
export function RegistrationDialog({ certificate, busy, onConfirm, onClose }: RegistrationDialogProps) {
  const { title, description, badgeImageUrl, isRegistered, meta } = certificate
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={isRegistered ? "Yes, I'm sure." : "I'm sold, register me!"}
      tone={isRegistered ? 'danger' : 'primary'}
      focusOn={isRegistered ? 'cancel' : 'confirm'}
      busy={busy}
      art={<Picture src={badgeImageUrl} alt="" width={120} height={120} />}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p className={css.text}>{description}</p>
      {isRegistered ? (
        <div className={css.question}>
          <p>Are you sure you want to unregister from this certificate program?</p>
          <UnregisteringEffect certificate={certificate} />
          <p className={css.note}>* You will remain enrolled in any course connected to this certificate.</p>
        </div>
      ) : (
        meta.registrationPrompt && <p className={css.prompt}>{meta.registrationPrompt}</p>
      )}
    </ConfirmDialog>
  )
}

/** Says to a member who has every badge what unregistering does to the certificate. */
function UnregisteringEffect({ certificate }: { certificate: Certificate }) {
  switch (certificateStatus(certificate)) {
    case 'issued':
      return <p>Your certificate was issued and stays yours.</p>
    case 'earned':
    case 'withheld':
      return (
        <p className={css.warning}>
          You have earned every badge. Without a registration your certificate is not issued, until you claim
          it.
        </p>
      )
    default:
      return null
  }
}
