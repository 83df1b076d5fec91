import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names/class-names.ts'
import frame from './dialog-frame.module.css'
import css from './dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'
import { useTopmost } from './use-topmost.ts'

export interface DialogProps {
  readonly opened: boolean
  /** Called by the close button, Escape and a click beside the dialog. */
  readonly onClose: () => void
  /** The dialog's accessible name, shown as its heading. */
  readonly title: string
  /** Small 440 px, medium 560 px, large 760 px. */
  readonly size?: 'small' | 'medium' | 'large'
  /** A picture above the title. */
  readonly art?: ReactNode
  /** True when the art fills the whole width, so that the close button is over it. */
  readonly cover?: boolean
  /** A second column beside art, title and body; below them on small screens. */
  readonly aside?: ReactNode
  /** Buttons, the main one last; stacked on small screens with the main one on top. */
  readonly actions?: ReactNode
  /** True for a short body, which screen readers read when the dialog opens. */
  readonly describe?: boolean
  readonly children?: ReactNode
}

/** A modal dialog, a sheet on small screens. The element with `data-autofocus` gets the focus. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, size = 'small', describe = false } = props
  const { content, returnFocus } = useReturnFocus(opened)
  const isTopmost = useTopmost(content)
  return (
    <Modal.Root
      opened={opened}
      onClose={() => isTopmost() && onClose()}
      lockScroll={false}
      onExitTransitionEnd={returnFocus}
      yOffset={0}
      classNames={{ content: css.content, inner: frame.inner }}
      xOffset={0}
      transitionProps={{ transition: 'fade-up', duration: 180 }}
    >
      <Modal.Overlay className={frame.overlay} />
      <Modal.Content
        ref={content}
        data-size={size}
        data-aside={props.aside ? true : undefined}
        data-scroll-lock
        radius="xl"
      >
        {props.art && <div className={css.art}>{props.art}</div>}
        <Modal.Title className={css.title}>{title}</Modal.Title>
        {props.children && (
          <div className={css.body}>
            {describe ? <Modal.Body p={0}>{props.children}</Modal.Body> : props.children}
          </div>
        )}
        {props.aside && <div className={css.aside}>{props.aside}</div>}
        {props.actions && <div className={css.actions}>{props.actions}</div>}
        <IconButton
          className={classNames(frame.close, css.close)}
          data-over-art={props.cover || undefined}
          label="Close"
          icon={<Icon of={IconX} size={20} />}
          onClick={onClose}
        />
      </Modal.Content>
    </Modal.Root>
  )
}
