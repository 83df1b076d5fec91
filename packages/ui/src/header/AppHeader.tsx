import { IconMenu2 } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar/Avatar.tsx'
import { NavEntry } from './NavEntry.tsx'
import type { NavItem } from './nav-item.ts'
import css from './app-header.module.css'

export interface AppHeaderProps {
  /** The logo as a link to home. */
  readonly logo: ReactNode
  /** At most six; below 900 px the drawer lists them instead. */
  readonly tabs: readonly NavItem[]
  readonly member: { readonly name: string; readonly src: string }
  readonly menuOpened: boolean
  readonly onOpenMenu: () => void
}

/** The header of every signed-in screen. */
export function AppHeader(props: AppHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <div className={css.logo}>{props.logo}</div>
        <nav className={css.tabs} aria-label="Main">
          <ul className={css.list}>
            {props.tabs.map((tab) => (
              <li key={tab.key}>
                <NavEntry item={tab} className={css.tab} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <button
            type="button"
            className={css.menu}
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={props.menuOpened}
            onClick={props.onOpenMenu}
          >
            <Avatar name={props.member.name} src={props.member.src} size={32} decorative />
            <Icon of={IconMenu2} />
          </button>
        </div>
      </div>
    </header>
  )
}
