import { IconCircle, IconCircleCheckFilled, IconClockExclamation } from '@tabler/icons-react'
import type { ItemState } from '@section/domain/session-content/display/item-state.ts'
import css from './checklist.module.css'

const LABELS: Record<ItemState, string> = {
  COMPLETED: 'Completed',
  PENDING: 'Pending',
  NOT_COMPLETED: 'Not completed',
  BONUS_COMPLETED: 'Bonus completed',
  BONUS_NOT_COMPLETED: 'Bonus not completed',
}

/** The icon of a state with its name. */
export function StateIcon({ state }: { readonly state: ItemState }) {
  const Icon = iconOf(state)
  return (
    <Icon
      className={css.icon}
      data-state={state}
      size={20}
      stroke={1.75}
      role="img"
      aria-label={LABELS[state]}
    />
  )
}

function iconOf(state: ItemState) {
  if (state === 'COMPLETED' || state === 'BONUS_COMPLETED') return IconCircleCheckFilled
  return state === 'PENDING' ? IconClockExclamation : IconCircle
}
