import { IconLock } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import type { NavItem } from './nav-item.ts'

interface NavEntryProps {
  readonly item: NavItem
  readonly className: string | undefined
  /** Called in addition to the item's own action. */
  readonly onFollow?: (() => void) | undefined
}

/** An entry of the navigation: a link or a button. */
export function NavEntry({ item, className, onFollow }: NavEntryProps) {
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.locked && <Icon of={IconLock} size={14} label="Members only" />}
    </>
  )
  if (item.renderLink) {
    return item.renderLink({ className, children: content, ...(onFollow && { onClick: onFollow }) })
  }
  const select = () => {
    onFollow?.()
    item.onSelect()
  }
  return (
    <button type="button" className={className} onClick={select}>
      {content}
    </button>
  )
}
