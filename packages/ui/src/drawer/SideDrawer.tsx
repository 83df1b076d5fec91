import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { ReactNode } from 'react'
import { MAIN_ID } from '../accessibility/main-id.ts'
import { IconButton } from '../button/IconButton.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { NavEntry } from '../header/NavEntry.tsx'
import type { NavItem } from '../header/nav-item.ts'
import css from './side-drawer.module.css'

export interface SideDrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** The signed-in member, shown at the top. */
  readonly member?: ReactNode
  /** The header's tabs, listed here only on screens where the header hides them. */
  readonly tabs?: readonly NavItem[]
  readonly items: readonly NavItem[]
  /** Shown below the list. */
  readonly footer?: ReactNode
}

/** The menu at the right edge. Following a link closes it and moves the focus to the content of the page. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, onClose, tabs = [], items } = props
  const { content, returnFocus, returnFocusTo } = useReturnFocus(opened)
  const follow = () => {
    returnFocusTo(() => document.getElementById(MAIN_ID))
    onClose()
  }
  const list = (entries: readonly NavItem[], className: string | undefined) => (
    <ul className={className}>
      {entries.map((item) => (
        <li key={item.key} data-also-tab={item.alsoTab || undefined}>
          <NavEntry item={item} className={css.entry} onFollow={item.renderLink ? follow : onClose} />
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
      onExitTransitionEnd={returnFocus}
      position="right"
      size="min(380px, 100vw - 40px)"
      radius={0}
      classNames={{ content: css.drawer }}
      transitionProps={{ duration: 200 }}
    >
      <Drawer.Overlay className={css.overlay} />
      <Drawer.Content ref={content} data-scroll-lock>
        <div className={css.top}>
          <Drawer.Title className={css.title}>Menu</Drawer.Title>
          <IconButton label="Close menu" icon={<Icon of={IconX} size={20} />} onClick={onClose} />
        </div>
        {props.member && <div className={css.member}>{props.member}</div>}
        <nav aria-label="Menu">
          {tabs.length > 0 && list(tabs, css.tabs)}
          {list(items, css.items)}
        </nav>
        {props.footer && <div className={css.footer}>{props.footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
