import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'primary' | 'danger'
  /** While the answer is being carried out. */
  readonly busy?: boolean
  /** Where focus starts: on the harmless answer, unless confirming is what one came for. */
  readonly focusOn?: 'cancel' | 'confirm'
  readonly art?: ReactNode
  readonly cover?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** One question, two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, cancelLabel = 'Cancel', tone = 'primary', busy = false } = props
  const { focusOn = 'cancel' } = props
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
            {cancelLabel}
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
