import type { ItemState } from '@section/domain/session-content/display/item-state.ts'
import type { ChecklistItem } from '../session-page-query.ts'
import { tick } from '../ticks/tick-outbox.ts'
import css from './checklist.module.css'
import { StateIcon } from './StateIcon.tsx'

interface ChecklistRowProps {
  readonly item: ChecklistItem
  readonly state: ItemState
  readonly readOnly: boolean
  /** Leads to the container of tasks that the item belongs to. */
  readonly onFollow?: ((item: ChecklistItem) => void) | undefined
}

/** A checklist item: a box to tick for a bonus, otherwise its state and the way to what it asks for. */
export function ChecklistRow({ item, state, readOnly, onFollow }: ChecklistRowProps) {
  const { sessionContentId, title, subtitle, selfReporting } = item
  const completed = state === 'BONUS_COMPLETED'
  const text = (
    <span>
      {title}
      {subtitle && <span className={css.subtitle}>{subtitle}</span>}
    </span>
  )
  if (selfReporting)
    return (
      <li>
        <label className={css.row}>
          <input
            type="checkbox"
            className={css.box}
            checked={completed}
            disabled={readOnly}
            onChange={() => tick(sessionContentId, completed ? 'NOT_STARTED' : 'COMPLETED')}
          />
          {text}
        </label>
      </li>
    )
  const leads = onFollow && item.parentSessionContentId !== null
  return (
    <li className={css.row}>
      <StateIcon state={state} />
      {leads ? (
        <button type="button" className={css.follow} onClick={() => onFollow(item)}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  )
}
