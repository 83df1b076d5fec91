import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirmLabel: string
  /** `danger` when confirming loses something. */
  readonly tone?: 'primary' | 'danger'
  /** True while the confirmed action runs. */
  readonly busy?: boolean
  /** The button that gets the focus first. */
  readonly focusOn?: 'cancel' | 'confirm'
  readonly art?: ReactNode
  readonly cover?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A dialog that asks the member to confirm or cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, tone = 'primary', busy = false, focusOn = 'cancel' } = props
  return (
    <Dialog
      opened={opened}
      onClose={props.onCancel}
      title={title}
      art={props.art}
      cover={props.cover === true}
      describe
      actions={
        <>
          <Button onClick={props.onCancel} data-autofocus={focusOn === 'cancel' || undefined}>
            Cancel
          </Button>
          <Button
            variant={tone}
            busy={busy}
            data-autofocus={focusOn === 'confirm' || undefined}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
