import { membershipRoute } from '@section/domain/access/route-access.ts'
import { MEMBER_BENEFITS } from '@section/domain/access/member-benefits.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { CheckedList } from '@section/ui/list/CheckedList.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { useNextVideosText } from './metering-query.ts'

/**
 * Says that the month's allowance is used up, when the next videos come, and what a membership offers.
 * docs/product/metering.md#locked-videos
 */
export function MeteringLockDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { viewer } = useSignedIn()
  const next = useNextVideosText()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="You've reached your monthly viewing limit"
      describe
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <ButtonLink variant="primary" to={membershipRoute(viewer)}>
            Enroll Now
          </ButtonLink>
        </>
      }
    >
      <p>{next ? `${next}. ` : ''}Members watch without a limit, and get:</p>
      <CheckedList items={MEMBER_BENEFITS} />
    </Dialog>
  )
}
