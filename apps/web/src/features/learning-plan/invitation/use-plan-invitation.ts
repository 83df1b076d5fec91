import { useState } from 'react'
import { config } from '../../../lib/config.ts'
import { browserStorage, storedValue } from '../../../lib/stored-value.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'

/** The member who dismissed the invitation last in this browser. */
const dismissal = storedValue<{ userId: string }>(`${config.cookieNamespace}_plan_invitation`, browserStorage)

/** Returns whether the member has dismissed the invitation to the quiz in this browser, and a function that dismisses it. */
export function usePlanInvitation() {
  const { userId } = useSignedIn().viewer
  const [dismissed, setDismissed] = useState(dismissal.read)
  const dismiss = () => {
    dismissal.write({ userId })
    setDismissed({ userId })
  }
  return { isDismissed: dismissed?.userId === userId, dismiss }
}
