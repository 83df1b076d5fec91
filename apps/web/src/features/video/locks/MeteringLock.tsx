import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { metering } from '@section/domain/metering/metering.ts'
import { emptyState } from '@section/art/empty-state.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { lazyDialog, lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { meteringQuery, useMeteringPlan, useSpeaksForMeteringBar } from '../../metering/metering-query.ts'
import { wayBack } from '../navigation/video-link.ts'
import css from './metering-lock.module.css'
import type { VideoCollection } from '../video-collection.ts'

const MeteringLockDialog = lazyDialog(
  () => import('../../metering/MeteringLockDialog.tsx'),
  'MeteringLockDialog',
)

const SpentAllowance = lazyPart(() => import('../../metering/SpentAllowance.tsx'), 'SpentAllowance', {
  missing: null,
})

/**
 * Shown instead of a video beyond the month's allowance, with the way back, what is free, and a dialog that offers the
 * upgrade. docs/product/metering.md#locked-videos
 */
export function MeteringLock({ collection }: { readonly collection: VideoCollection }) {
  const [opened, setOpened] = useState(true)
  useSpeaksForMeteringBar()
  const isExceeded = metering(true, useMeteringPlan()).hasExceededMeteringPlan
  const { to, label } = wayBack(collection)
  const cache = useQueryClient()
  // The server may refuse what this page thought was left, because the rest was spent on another device.
  useEffect(() => {
    if (!isExceeded) void cache.invalidateQueries({ queryKey: meteringQuery.queryKey })
  }, [cache, isExceeded])
  return (
    <>
      <ScreenState
        drawing={<Drawing svg={emptyState('locked')} alt="" />}
        title="Shucks."
        sentence="You’re out of videos for the month."
        action={<ButtonLink to={to}>{label}</ButtonLink>}
      />
      <div className={css.free}>
        <SpentAllowance />
      </div>
      <MeteringLockDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onMissing={() => setOpened(false)}
      />
    </>
  )
}
