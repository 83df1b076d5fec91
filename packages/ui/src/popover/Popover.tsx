import { useClickOutside } from '@mantine/hooks'
import { type ReactNode, type RefCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import css from './popover.module.css'

/** The properties by which a button opens the box; the caller spreads them on the button. */
interface PopoverTrigger {
  readonly ref: RefCallback<HTMLButtonElement>
  readonly onClick: () => void
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
}

export interface PopoverProps {
  /** The accessible name of the box. */
  readonly label: string
  /** Draws the button that opens and closes the box. */
  readonly renderTrigger: (properties: PopoverTrigger) => ReactNode
  /** Draws the content; it can close the box, which returns the focus to the button. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * A box below its button, with the focus on its first field or button. Escape closes it and returns the focus; so does
 * leaving it, without the focus.
 */
export function Popover({ label, renderTrigger, children }: PopoverProps) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const around = useClickOutside<HTMLDivElement>(() => setOpened(false))
  const close = () => {
    setOpened(false)
    button?.focus()
  }
  return (
    <div
      ref={around}
      role="none"
      className={css.around}
      onKeyDown={({ key }) => key === 'Escape' && opened && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(false)
      }}
    >
      {renderTrigger({
        ref: setButton,
        onClick: () => setOpened(!opened),
        'aria-haspopup': 'dialog',
        'aria-expanded': opened,
        'aria-controls': opened ? id : undefined,
      })}
      {opened && (
        <Box id={id} label={label}>
          {children(close)}
        </Box>
      )}
    </div>
  )
}

interface BoxProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** The box below the button, shifted to stay within the page if the button is at its right edge. */
function Box({ id, label, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { right } = element.getBoundingClientRect()
    if (right > document.documentElement.clientWidth) element.dataset['align'] = 'end'
    element.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [])
  return (
    // Takes the focus of a click on a label, which would otherwise go to the page and close the box.
    <div ref={box} id={id} role="dialog" aria-label={label} tabIndex={-1} className={css.box}>
      {children}
    </div>
  )
}
