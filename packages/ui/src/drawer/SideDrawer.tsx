import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { IconButton } from '../button/IconButton.tsx'
import { useFocusBack } from '../dialog/use-focus-back.ts'
import { NavEntry } from '../header/NavEntry.tsx'
import type { NavItem } from '../header/nav-item.ts'
import css from './side-drawer.module.css'

export interface SideDrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** Its accessible name and heading. */
  readonly title?: string
  /** Who is signed in, at the top. */
  readonly member?: ReactNode
  /** The header's tabs, listed here only where the header has no room for them. */
  readonly tabs?: readonly NavItem[]
  readonly items: readonly NavItem[]
  /** Below the list: the referral widget, the address of the account. */
  readonly footer?: ReactNode
}

/**
 * The menu at the right edge: focus stays inside, Escape closes and gives it back. Following an entry closes it too, and
 * the keyboard goes on in the content.
 */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, onClose, title = 'Menu', tabs = [], items } = props
  const { content, giveBack, goOnAt } = useFocusBack(opened)
  const follow = () => {
    goOnAt(() => document.getElementById(MAIN_ID))
    onClose()
  }
  const list = (entries: readonly NavItem[], className: string | undefined) => (
    <ul className={className}>
      {entries.map((item) => (
        <li key={item.key} data-also-tab={item.alsoTab || undefined}>
          <NavEntry item={item} className={css.entry ?? ''} onFollow={item.renderLink ? follow : onClose} />
        </li>
      ))}
    </ul>
  )
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      lockScroll={false}
      returnFocus={false}
      onExitTransitionEnd={giveBack}
      position="right"
      size="min(380px, 100vw - 40px)"
      radius={0}
      classNames={{ content: css.drawer ?? '' }}
      transitionProps={{ duration: 200 }}
    >
      <Drawer.Overlay className={css.overlay ?? ''} />
      <Drawer.Content ref={content} data-scroll-lock>
        <div className={css.top}>
          <Drawer.Title className={css.title ?? ''}>{title}</Drawer.Title>
          <IconButton
            label="Close menu"
            icon={<IconX size={20} stroke={1.75} aria-hidden />}
            onClick={onClose}
          />
        </div>
        {props.member && <div className={css.member}>{props.member}</div>}
        <nav aria-label={title}>
          {tabs.length > 0 && list(tabs, css.tabs)}
          {list(items, css.items)}
        </nav>
        {props.footer && <div className={css.footer}>{props.footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
