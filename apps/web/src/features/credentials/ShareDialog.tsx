import { TextInput } from '@mantine/core'
import { IconBrandLinkedin, IconCopy, IconShare } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { addToProfileLink, shareOnLinkedInLink } from '@section/domain/credentials/linkedin-links.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { SwitchField } from '@section/ui/form/SwitchField.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Picture } from '../../lib/links/Picture.tsx'
import { SafeAnchorButton } from '../../lib/links/SafeAnchorButton.tsx'
import { copyText } from '../../lib/links/copy-text.ts'
import { canShare, shareAddress } from '../../lib/links/share-address.ts'
import { CREDENTIAL_NOUNS } from './credential-texts.ts'
import type { OwnCredential } from './credentials-query.ts'
import { useSaveVisibility } from './save-visibility.ts'
import css from './share-dialog.module.css'

interface ShareDialogProps {
  readonly credential: OwnCredential
  readonly opened: boolean
  readonly onClose: () => void
}

/** The dialog in which a member shows a credential to everybody who has its address, and shares the address. */
export function ShareDialog({ credential, opened, onClose }: ShareDialogProps) {
  const { kind, title, recipientName, imageUrl, isPublic, courseTitles } = credential
  const save = useSaveVisibility(credential)
  const noun = CREDENTIAL_NOUNS[kind]
  const courses = kind === 'BADGE' || courseTitles.length === 0 ? '' : 'its courses, '
  return (
    <Dialog opened={opened} onClose={onClose} title={`Share your ${noun}`} size="medium">
      <div className={css.credential}>
        <Picture className={css.picture} src={imageUrl} alt="" width={88} height={88} />
        <div>
          <p className={css.title}>{title}</p>
          <p>{recipientName}</p>
        </div>
      </div>
      <div className={css.visibility}>
        <SwitchField
          label="Show to everybody with the link"
          checked={isPublic}
          onChange={(checked) => save.mutate(checked)}
        />
        <p>
          They see your name, the title, {courses}the day on which it was issued and its number, and nothing
          else about you.{' '}
          {isPublic
            ? 'Switch this off, and the link stops working at once.'
            : 'Switch this on to get the link and to share it. You can switch it off at any time.'}
        </p>
      </div>
      {isPublic && <PublicLink credential={credential} />}
    </Dialog>
  )
}

function PublicLink({ credential }: { credential: OwnCredential }) {
  const { credentialId, title } = credential
  const url = new URL(pathTo('credential', { credentialId }), location.origin).href
  const copy = () => copyText(url)
  return (
    <>
      <div className={css.link}>
        <TextInput
          label="Link"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className={css.address}
        />
        <Button icon={<Icon of={IconCopy} />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <div className={css.ways}>
        <SafeAnchorButton
          variant="primary"
          icon={<Icon of={IconBrandLinkedin} />}
          address={addToProfileLink(credential, url)}
          newTab
        >
          Add to LinkedIn profile
        </SafeAnchorButton>
        <SafeAnchorButton icon={<Icon of={IconBrandLinkedin} />} address={shareOnLinkedInLink(url)} newTab>
          Share on LinkedIn
        </SafeAnchorButton>
        {canShare() && (
          <Button icon={<Icon of={IconShare} />} onClick={() => void shareAddress({ title, url }, copy)}>
            Share by …
          </Button>
        )}
      </div>
    </>
  )
}
