import { useState } from 'react'
import { memberName } from '@section/domain/directory/member-name.ts'
import { Avatar } from '@section/ui/avatar/Avatar.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { config } from '../../../lib/config.ts'
import { portraitAddress } from '../../../lib/links/portrait-address.ts'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './photo.module.css'
import { useRemovePhoto } from './photo-mutations.ts'

const PhotoDialog = lazyDialog(() => import('./PhotoDialog.tsx'), 'PhotoDialog')

/** The member's own photo, with what changes and removes it. docs/product/profile-photo.md */
export function ProfilePhoto() {
  const { member } = useSignedIn()
  const [opened, setOpened] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpened(null)
  const remove = useRemovePhoto(member.userId, close)
  const hasPhoto = Boolean(member.profileImageUrl)
  return (
    <div className={css.photo}>
      <Avatar
        name={memberName(member)}
        src={portraitAddress(member.profileImageUrl, member.userId)}
        size={144}
      />
      <div className={css.choices}>
        {config.takesPhotos ? (
          <Button onClick={() => setOpened('change')}>{hasPhoto ? 'Change photo' : 'Add photo'}</Button>
        ) : (
          <p className={css.note}>Your school takes no photos yet.</p>
        )}
        {hasPhoto && (
          <Button variant="quiet" onClick={() => setOpened('remove')}>
            Remove photo
          </Button>
        )}
      </div>
      <PhotoDialog opened={opened === 'change'} userId={member.userId} onClose={close} onMissing={close} />
      <ConfirmDialog
        opened={opened === 'remove'}
        title="Remove your photo?"
        confirmLabel="Remove photo"
        tone="danger"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      >
        Other members will see a drawing instead.
      </ConfirmDialog>
    </div>
  )
}
