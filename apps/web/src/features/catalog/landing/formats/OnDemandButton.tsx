import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Button, type ButtonProps } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { ButtonLink } from '../../../../lib/links/ButtonLink.tsx'
import { lazyDialog } from '../../../../lib/loading/lazy-part.tsx'
import { useMeteringBarOpen, useNextVideosText } from '../../../metering/metering-query.ts'
import css from './on-demand-button.module.css'
import type { OnDemandPlace } from './use-on-demand-link.ts'

const MeteringLockDialog = lazyDialog(
  () => import('../../../metering/MeteringLockDialog.tsx'),
  'MeteringLockDialog',
)

interface OnDemandButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  readonly place: OnDemandPlace
  readonly children: ReactNode
}

/**
 * The button that leads to where a member takes a course on demand. Where the allowance of the month leaves out what it
 * leads to, it is a lock that says when the next videos come. docs/product/metering.md#locked-videos
 */
export function OnDemandButton({ place, ...button }: OnDemandButtonProps) {
  return place.isLocked ? <LockedButton {...button} /> : <ButtonLink {...button} to={place.path} />
}

function LockedButton(button: Omit<OnDemandButtonProps, 'place'>) {
  const [isLockShown, setIsLockShown] = useState(false)
  const noteId = useId()
  const next = useNextVideosText()
  const isSaid = useMeteringBarOpen()
  const closeLock = () => setIsLockShown(false)
  return (
    <div className={css.locked}>
      <Button
        {...button}
        variant="secondary"
        icon={<Icon of={IconLock} />}
        aria-describedby={noteId}
        onClick={() => setIsLockShown(true)}
      />
      <p id={noteId} className={css.note}>
        {isSaid ? 'Locked this month' : next}
      </p>
      <MeteringLockDialog opened={isLockShown} onClose={closeLock} onMissing={closeLock} />
    </div>
  )
}
