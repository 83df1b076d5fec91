import { IconCheck } from '@tabler/icons-react'
import { MEMBER_BENEFITS } from '@section/domain/access/member-benefits.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '../../lib/routing/ButtonLink.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import css from './metering-lock-dialog.module.css'
import { useMembershipPath } from '../membership/use-membership-path.ts'

/** Says that the month's allowance is used up and what a membership offers. Specification 2, section 4.6. */
export function MeteringLockDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const membershipPath = useMembershipPath()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="You've reached your monthly viewing limit"
      describe
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink variant="primary" to={membershipPath}>
            Enroll Now
          </ButtonLink>
        </>
      }
    >
      <p>Your next videos open on the first of the month. Members watch without a limit, and get:</p>
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
