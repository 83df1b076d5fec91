import { lazy, Suspense, useState } from 'react'
import { useMembershipLockOpened } from './membership-lock.ts'

const MembershipLockDialog = lazy(async () => ({
  default: (await import('./MembershipLockDialog.tsx')).MembershipLockDialog,
}))

/** The place of the lock dialog in the shell; its code comes with the first opening. */
export function MembershipLock() {
  const opened = useMembershipLockOpened()
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <MembershipLockDialog opened={opened} />
    </Suspense>
  ) : null
}
