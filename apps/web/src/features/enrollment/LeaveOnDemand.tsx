import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { isOutage } from '../../lib/graphql/failures.ts'
import { lazyDialog } from '../../lib/routing/lazy-part.tsx'
import { useSaveEnrollment } from './save-enrollment.ts'

const LeaveOnDemandDialog = lazyDialog(
  async () => (await import('./LeaveOnDemandDialog.tsx')).LeaveOnDemandDialog,
)

interface LeaveOnDemandProps {
  sessionId: string
  text: string
  /** The button is gone by then. */
  onLeft: () => void
}

/** The button that leaves a course on demand, and the question behind it. Specification 2, section 4.3. */
export function LeaveOnDemand({ sessionId, text, onLeft }: LeaveOnDemandProps) {
  const save = useSaveEnrollment()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const leave = async () => {
    try {
      await save.mutateAsync({ sessionId, unenroll: true })
      close()
      onLeft()
    } catch (error) {
      // Whoever had no network may press once more where they are.
      if (!isOutage(error)) close()
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <LeaveOnDemandDialog
          busy={save.isPending}
          onLeave={() => void leave()}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
}
