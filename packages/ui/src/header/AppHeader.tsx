import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar/Avatar.tsx'
import { NavEntry } from './NavEntry.tsx'
import type { NavItem } from './nav-item.ts'
import css from './app-header.module.css'

export interface AppHeaderProps {
  /** The logo as a link that leads home. */
  readonly logo: ReactNode
  /** At most six. Below 900 px they stand in the drawer instead. */
  readonly tabs: readonly NavItem[]
  /** Null while it is not known who is signed in. */
  readonly member: { readonly name: string; readonly src?: string | null | undefined } | null
  readonly menuOpened: boolean
  /** Null before the app runs: the button is inert until then. */
  readonly onOpenMenu: (() => void) | null
  /** Something before the menu button: a search, an upgrade link. */
  readonly actions?: ReactNode
}

/** The band on top of every signed-in screen. */
export function AppHeader(props: AppHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <div className={css.logo}>{props.logo}</div>
        <nav className={css.tabs} aria-label="Main">
          <ul className={css.list}>
            {props.tabs.map((tab) => (
              <li key={tab.key}>
                <NavEntry item={tab} className={css.tab ?? ''} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          {props.actions}
          {props.member && (
            <button
              type="button"
              className={css.menu}
              aria-label="Open menu"
              aria-haspopup="dialog"
              aria-expanded={props.menuOpened}
              inert={props.onOpenMenu === null}
              onClick={props.onOpenMenu ?? undefined}
            >
              <Avatar name={props.member.name} src={props.member.src} size={32} decorative />
              <IconMenu2 size={18} stroke={1.75} aria-hidden />
            </button>
          )}
        </div>
      </div>
    </header>
  )
}
