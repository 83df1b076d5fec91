import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import css from './enrollment-dialogs.module.css'

interface LeaveOnDemandDialogProps {
  busy: boolean
  onLeave: () => void
  onClose: () => void
}

/** Asks before a member leaves a course on demand, as before leaving a live one. Specification 1, section 2.5. */
export function LeaveOnDemandDialog({ busy, onLeave, onClose }: LeaveOnDemandDialogProps) {
  return (
    <ConfirmDialog
      opened
      title="Are you sure you want to unenroll from this on-demand course?"
      confirmLabel="YES I'M SURE"
      tone="danger"
      busy={busy}
      onConfirm={onLeave}
      onCancel={onClose}
    >
      <p className={css.session}>
        What you have watched is kept. You are enrolled again as soon as you watch a lesson.
      </p>
    </ConfirmDialog>
  )
}
