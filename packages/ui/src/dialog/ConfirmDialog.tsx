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
  readonly art?: ReactNode
  readonly cover?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** One question, two answers. Focus starts on the harmless one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, cancelLabel = 'Cancel', tone = 'primary', busy = false } = props
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
          <Button onClick={props.onCancel} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
