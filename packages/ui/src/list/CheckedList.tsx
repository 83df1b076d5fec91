import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import css from './checked-list.module.css'

/** Short texts with a tick before each, such as what a membership contains. */
export function CheckedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={IconCheck} stroke={2} />
          {item}
        </li>
      ))}
    </ul>
  )
}
