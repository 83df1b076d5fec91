import { UnstyledButton } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import css from './filter-menu.module.css'

export interface FilterMenuProps {
  readonly label: string
  /** The number of values that are chosen. */
  readonly count: number
  /** A `FilterGroup`. */
  readonly children: ReactNode
}

/**
 * A button that opens the values of one filter below itself, with the focus on the first. Escape closes them and returns
 * the focus; so does leaving them, without the focus.
 */
export function FilterMenu({ label, count, children }: FilterMenuProps) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useClickOutside<HTMLDivElement>(() => setOpened(false))
  const close = () => {
    setOpened(false)
    trigger.current?.focus()
  }
  return (
    <div
      ref={menu}
      role="none"
      className={css.menu}
      onKeyDown={({ key }) => key === 'Escape' && opened && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(false)
      }}
    >
      <UnstyledButton
        ref={trigger}
        className={css.trigger}
        data-active={count > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        {label}
        {count > 0 && <FilterCount count={count} />}
        <Icon of={IconChevronDown} size={16} />
      </UnstyledButton>
      {opened && (
        <Values id={id} label={label}>
          {children}
        </Values>
      )}
    </div>
  )
}

/** The values below the button, shifted to stay within the page if the button is at its right edge. */
function Values({ id, label, children }: Pick<FilterMenuProps, 'label' | 'children'> & { id: string }) {
  const values = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = values.current
    if (!element) return
    const { right } = element.getBoundingClientRect()
    if (right > document.documentElement.clientWidth) element.dataset['align'] = 'end'
    element.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [])
  return (
    // Takes the focus of a click on a label, which would otherwise go to the page and close the menu.
    <div ref={values} id={id} role="dialog" aria-label={label} tabIndex={-1} className={css.values}>
      {children}
    </div>
  )
}

/** The number of filters that are on, beside the name of what holds them. */
export function FilterCount({ count }: { readonly count: number }) {
  return <span className={css.count}>{count}</span>
}
