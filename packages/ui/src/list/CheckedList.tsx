import { IconCheck } from '@tabler/icons-react'
import css from './checked-list.module.css'

/** Short texts with a tick before each, such as what a membership contains. */
export function CheckedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={18} stroke={2} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}
