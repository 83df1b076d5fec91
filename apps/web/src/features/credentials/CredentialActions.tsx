import { IconDownload, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { config } from '../../lib/config.ts'
import { SafeAnchorButton } from '../../lib/links/SafeAnchorButton.tsx'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import css from './credential-actions.module.css'
import type { OwnCredential } from './credentials-query.ts'

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'), 'ShareDialog')

interface CredentialActionsProps {
  /** An entry of `credentialsQuery`, so that its switch is shown as it is; null for a badge without a credential. */
  readonly credential: OwnCredential | null
  readonly size?: ButtonProps['size']
}

/** The buttons that download and share one of the member's credentials. docs/product/credentials.md#sharing */
export function CredentialActions({ credential, size = 'small' }: CredentialActionsProps) {
  return credential ? <Actions credential={credential} size={size} /> : <NotDrawable />
}

function Actions({ credential, size }: { credential: OwnCredential; size: ButtonProps['size'] }) {
  const { title, downloadUrl } = credential
  const [isSharing, setIsSharing] = useState(false)
  const close = () => setIsSharing(false)
  return (
    <div className={css.actions}>
      <SafeAnchorButton
        size={size}
        icon={<Icon of={IconDownload} size={16} />}
        address={downloadUrl}
        download
        aria-label={`Download PDF of ${title}`}
      >
        Download PDF
      </SafeAnchorButton>
      <Button
        size={size}
        icon={<Icon of={IconShare} size={16} />}
        aria-label={`Share ${title}`}
        onClick={() => setIsSharing(true)}
      >
        Share
      </Button>
      <ShareDialog credential={credential} opened={isSharing} onClose={close} onMissing={close} />
    </div>
  )
}

function NotDrawable() {
  return (
    <p className={css.note}>
      You can download and share it from the first issuing day on which your name has only characters that our
      fonts can draw. Write to <a href={`mailto:${config.supportEmail}`}>Customer Support</a> to change your
      name.
    </p>
  )
}
