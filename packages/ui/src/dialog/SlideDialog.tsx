import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import frame from './dialog-frame.module.css'
import css from './slide-dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface Slide {
  readonly key: string
  readonly title: string
  /** A short text above the title, such as the number of a question. */
  readonly eyebrow?: string
  /** A dark slide is dark in either color scheme; a light one has the colors of the scheme. */
  readonly theme: 'dark' | 'light'
  /** A decoration behind the texts. */
  readonly art?: ReactNode
  readonly content: ReactNode
}

export interface SlideDialogProps {
  readonly opened: boolean
  /** Called by the close button, Escape and a click beside the dialog, once the dialog is closable. */
  readonly onClose: () => void
  /** While it is false there is no close button, and Escape and clicks beside the dialog do nothing. */
  readonly closable: boolean
  /** The dialog's accessible name. */
  readonly label: string
  /** The slides, all of the same height, so that fields keep their values. */
  readonly slides: readonly Slide[]
  /** The index of the slide that is shown; its heading gets the focus. */
  readonly current: number
}

/** A modal dialog of several slides, of which one is shown; a sheet on small screens. */
export function SlideDialog(props: SlideDialogProps) {
  const { opened, closable, current, slides } = props
  const { content, returnFocus } = useReturnFocus(opened)
  const id = useId()
  const headings = useRef<(HTMLHeadingElement | null)[]>([])
  useLayoutEffect(() => {
    const heading = headings.current[current]
    const slide = heading?.closest('section')
    if (slide) slide.scrollTop = 0
    heading?.focus({ preventScroll: true })
  }, [current])
  return (
    <Modal.Root
      opened={opened}
      onClose={() => closable && props.onClose()}
      closeOnEscape={closable}
      closeOnClickOutside={closable}
      lockScroll={false}
      onExitTransitionEnd={returnFocus}
      yOffset={0}
      xOffset={0}
      classNames={{ content: css.content, inner: frame.inner }}
      transitionProps={{ transition: 'fade-up', duration: 180 }}
    >
      <Modal.Overlay className={frame.overlay} />
      <Modal.Content ref={content} aria-label={props.label} data-scroll-lock radius="xl">
        <div className={css.track} style={{ transform: `translateX(-${current * 100}%)` }}>
          {slides.map(({ key, title, eyebrow, theme, art, content: body }, index) => (
            <section
              key={key}
              className={css.slide}
              data-surface={theme === 'dark' ? 'dark' : undefined}
              inert={index !== current}
              aria-hidden={index !== current || undefined}
            >
              {art && <div className={css.art}>{art}</div>}
              {eyebrow && (
                <p id={`${id}-${key}`} className={css.eyebrow}>
                  {eyebrow}
                </p>
              )}
              <h2
                ref={(heading) => {
                  headings.current[index] = heading
                }}
                tabIndex={-1}
                data-autofocus={index === current || undefined}
                aria-describedby={eyebrow && `${id}-${key}`}
                className={css.title}
              >
                {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
        {closable && (
          <IconButton
            className={frame.close}
            data-over-art={slides[current]?.art ? true : undefined}
            label="Close"
            icon={<Icon of={IconX} size={20} />}
            onClick={props.onClose}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
