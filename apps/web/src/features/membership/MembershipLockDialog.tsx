import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import { emptyState } from '@section/art/empty-state.ts'
import { MEMBER_BENEFITS } from '@section/domain/access/member-benefits.ts'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { closeMembershipLock } from './membership-lock.ts'
import css from './membership-lock-dialog.module.css'

/** What membership opens, in front of what is locked. Specification 1, section 2.5 (page lock, feature lock). */
export function MembershipLockDialog({ opened }: { opened: boolean }) {
  const { viewer } = useSignedIn()
  const to: string = membershipRoute(viewer)
  return (
    <Dialog
      opened={opened}
      onClose={closeMembershipLock}
      title="Become a member for full access"
      describe
      art={<Drawing svg={emptyState('locked')} alt="" width={132} height={99} />}
      actions={
        <ButtonLink
          variant="primary"
          fullWidth
          renderLink={(slot) => <Link to={to} {...slot} onClick={closeMembershipLock} />}
        >
          Enroll Now
        </ButtonLink>
      }
    >
      <ul className={css.benefits}>
        {MEMBER_BENEFITS.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
