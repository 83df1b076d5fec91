import { IconCircle, IconCircleCheckFilled, IconClockExclamation } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { ItemState } from '@section/domain/session-content/display/item-state.ts'
import css from './checklist.module.css'

const LABELS: Record<ItemState, string> = {
  COMPLETED: 'Completed',
  PENDING: 'Pending',
  NOT_COMPLETED: 'Not completed',
  BONUS_COMPLETED: 'Bonus completed',
  BONUS_NOT_COMPLETED: 'Bonus not completed',
}

const ICONS = {
  COMPLETED: IconCircleCheckFilled,
  PENDING: IconClockExclamation,
  NOT_COMPLETED: IconCircle,
  BONUS_COMPLETED: IconCircleCheckFilled,
  BONUS_NOT_COMPLETED: IconCircle,
} as const satisfies Record<ItemState, unknown>

/** The icon of a state with its name. */
export function StateIcon({ state }: { readonly state: ItemState }) {
  const drawing = ICONS[state]
  return <Icon of={drawing} className={css.icon} data-state={state} size={20} label={LABELS[state]} />
}
