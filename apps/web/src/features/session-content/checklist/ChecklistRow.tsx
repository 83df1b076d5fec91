import { useId } from 'react'
import type { ItemState } from '@section/domain/session-content/display/item-state.ts'
import type { ChecklistItem } from '../session-page-query.ts'
import { tick } from '../ticks/tick-outbox.ts'
import css from './checklist.module.css'
import { StateIcon } from './StateIcon.tsx'

interface ChecklistRowProps {
  readonly item: ChecklistItem
  readonly state: ItemState
  readonly readOnly: boolean
  /** Opens the part of the page in which the item is done. */
  readonly onFollow?: (() => void) | undefined
  /** A note about the class of an attendance item that was attended or missed, in place of the instruction. */
  readonly note?: string | undefined
  /** The id of the box, for links to it; only the first row of an item has one. */
  readonly boxId?: string
}

/** A checklist item: a box to tick for a bonus, otherwise its state and a link to the part in which it is done. */
export function ChecklistRow({ item, state, readOnly, onFollow, note, boxId }: ChecklistRowProps) {
  const id = useId()
  const { sessionContentId, title, subtitle, selfReporting, required } = item
  const completed = state === 'BONUS_COMPLETED'
  const details = [required ? null : 'Optional', note ?? subtitle].filter((part) => part !== null)
  // The name of the box is the title alone, and the rest is read after it.
  const names = {
    'aria-labelledby': `${id}title`,
    ...(details.length > 0 && { 'aria-describedby': `${id}details` }),
  }
  const text = (
    <span className={css.text}>
      <span id={names['aria-labelledby']}>{title}</span>
      {details.length > 0 && (
        <span id={names['aria-describedby']} className={css.subtitle}>
          {details.join(' · ')}
        </span>
      )}
    </span>
  )
  if (selfReporting)
    return (
      <li>
        <label className={css.row}>
          <input
            id={boxId}
            type="checkbox"
            className={css.box}
            checked={completed}
            disabled={readOnly}
            onChange={() => tick(sessionContentId, completed ? 'NOT_STARTED' : 'COMPLETED')}
            {...names}
          />
          {text}
        </label>
      </li>
    )
  return (
    <li className={css.row}>
      <StateIcon state={state} />
      {onFollow ? (
        <button type="button" className={css.follow} onClick={onFollow}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  )
}
