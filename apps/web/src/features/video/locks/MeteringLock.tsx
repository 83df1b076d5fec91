import { pathTo } from '@section/domain/access/screen-path.ts'
import { useState } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '../../../lib/routing/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { lazyDialog } from '../../../lib/routing/lazy-part.tsx'

const MeteringLockDialog = lazyDialog(
  () => import('../../metering/MeteringLockDialog.tsx'),
  'MeteringLockDialog',
)

/** Shown instead of a video beyond the month's allowance, with a dialog that offers the upgrade. */
export function MeteringLock({ courseId }: { readonly courseId: string }) {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <ScreenState
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title="Shucks."
        sentence="You’re out of videos for the month."
        action={<ButtonLink to={pathTo('course', { courseId })}>Back to Course</ButtonLink>}
      />
      <MeteringLockDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onMissing={() => setOpened(false)}
      />
    </>
  )
}
