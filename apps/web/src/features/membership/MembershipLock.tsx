import { useState } from 'react'
import { lazyDialog } from '../../lib/routing/lazy-part.tsx'
import { closeMembershipLock, useMembershipLockOpened } from './membership-lock.ts'

const MembershipLockDialog = lazyDialog(
  async () => (await import('./MembershipLockDialog.tsx')).MembershipLockDialog,
)

/** The lock dialog of the shell, loaded when it first opens. */
export function MembershipLock() {
  const opened = useMembershipLockOpened()
  const [loaded, setLoaded] = useState(opened)
  if (opened && !loaded) setLoaded(true)
  const unload = () => {
    closeMembershipLock()
    setLoaded(false)
  }
  return loaded ? <MembershipLockDialog opened={opened} onMissing={unload} /> : null
}
