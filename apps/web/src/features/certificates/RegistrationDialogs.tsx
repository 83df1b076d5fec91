import { Picture } from '../../lib/links/Picture.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import type { Certificate } from './certificates-query.ts'
import type { RegistrationStep } from './use-certificate-registration.tsx'
import css from './registration-dialogs.module.css'

interface RegistrationDialogsProps {
  step: RegistrationStep
  certificate: Certificate
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The dialogs of registering and unregistering. */
export function RegistrationDialogs({ step, certificate, busy, ...props }: RegistrationDialogsProps) {
  if (step === 'registered') return <RegisteredDialog certificate={certificate} onClose={props.onClose} />
  const { title, description, badgeImageUrl, meta } = certificate
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={step === 'register' ? "I'm sold, register me!" : "Yes, I'm sure."}
      busy={busy}
      art={<Picture src={badgeImageUrl} alt="" width={120} height={120} />}
      onConfirm={props.onConfirm}
      onCancel={props.onClose}
    >
      {step === 'register' ? (
        <p className={css.text}>{meta.registrationPrompt ?? description}</p>
      ) : (
        <div className={css.question}>
          <p className={css.text}>{description}</p>
          <p>Are you sure you want to unregister from this certificate program?</p>
          <p className={css.note}>* You will remain enrolled in any course connected to this certificate.</p>
        </div>
      )}
    </ConfirmDialog>
  )
}

function RegisteredDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { title, description, badgeImageUrl, meta } = certificate
  return (
    <Dialog
      opened
      size="large"
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          Return to certificate
        </Button>
      }
    >
      <div className={css.columns}>
        <div className={css.certificate}>
          <StatusPill tone="success">YOU'RE REGISTERED</StatusPill>
          <Picture src={badgeImageUrl} alt={`Seal of the certificate ${title}`} width={160} height={160} />
          <p className={css.text}>{description}</p>
        </div>
        <div className={css.next}>
          <h3>What's next</h3>
          {meta.postRegistrationPrompt ? (
            meta.postRegistrationPrompt.split('\n\n').map((paragraph) => (
              <p key={paragraph} className={css.text}>
                {paragraph}
              </p>
            ))
          ) : (
            <ol className={css.steps}>
              <li>Select courses from the Certificate detail page</li>
              <li>Enjoy the journey</li>
            </ol>
          )}
        </div>
      </div>
    </Dialog>
  )
}
