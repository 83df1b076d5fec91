import { useState } from 'react'
import { lazyDialog } from '../../lib/routing/lazy-part.tsx'
import { closeMembershipLock, useMembershipLockOpened } from './membership-lock.ts'

const MembershipLockDialog = lazyDialog(
  async () => (await import('./MembershipLockDialog.tsx')).MembershipLockDialog,
)

/** The place of the lock dialog in the shell; its code comes with the first opening. */
export function MembershipLock() {
  const opened = useMembershipLockOpened()
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  const forget = () => {
    closeMembershipLock()
    setWanted(false)
  }
  return wanted ? <MembershipLockDialog opened={opened} onMissing={forget} /> : null
}
