import { emptyState } from '@section/art/empty-state.ts'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { MEMBER_BENEFITS } from '@section/domain/access/member-benefits.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { CheckedList } from '@section/ui/list/CheckedList.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { closeMembershipLock } from './membership-lock.ts'

/**
 * The dialog of page locks and feature locks, with the benefits of a membership. See
 * docs/product/membership.md#membership-lock.
 */
export function MembershipLockDialog({ opened }: { opened: boolean }) {
  const { viewer } = useSignedIn()
  return (
    <Dialog
      opened={opened}
      onClose={closeMembershipLock}
      title="Become a member for full access"
      describe
      art={<Drawing svg={emptyState('locked')} alt="" width={132} height={99} />}
      actions={
        <ButtonLink variant="primary" fullWidth to={membershipRoute(viewer)} onClick={closeMembershipLock}>
          Enroll Now
        </ButtonLink>
      }
    >
      <CheckedList items={MEMBER_BENEFITS} />
    </Dialog>
  )
}
