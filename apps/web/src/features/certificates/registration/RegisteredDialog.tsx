import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { HighestHeading } from '../../../lib/rich-text/highest-heading.ts'
import { RichText } from '../../../lib/rich-text/RichText.tsx'
import type { Certificate } from '../certificates-query.ts'
import css from './registration-dialogs.module.css'

interface RegisteredDialogProps {
  certificate: Certificate
  onClose: () => void
}

/**
 * Confirms a registration and says what comes next. It opens by itself once the member is registered.
 * docs/product/certificates.md#dialogs
 */
export function RegisteredDialog({ certificate, onClose }: RegisteredDialogProps) {
  const { title, description, badgeImageUrl, meta } = certificate
  return (
    <Dialog
      opened
      size="large"
      title={title}
      onClose={onClose}
      art={
        <div className={css.registered}>
          <StatusPill tone="success">YOU'RE REGISTERED</StatusPill>
          <Picture src={badgeImageUrl} alt={`Seal of the certificate ${title}`} width={160} height={160} />
        </div>
      }
      aside={
        <div className={css.next}>
          {meta.postRegistrationPrompt ? (
            <HighestHeading value={3}>
              <RichText>{meta.postRegistrationPrompt}</RichText>
            </HighestHeading>
          ) : (
            <>
              <h3>What's next</h3>
              <ol className={css.steps}>
                <li>Select courses from the Certificate detail page</li>
                <li>Enjoy the journey</li>
              </ol>
            </>
          )}
        </div>
      }
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          Return to certificate
        </Button>
      }
    >
      <p className={css.text}>{description}</p>
    </Dialog>
  )
}
