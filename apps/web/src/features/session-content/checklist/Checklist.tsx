import { isItemCompleted } from '@section/domain/session-content/progress/checklist-progress.ts'
import { itemState } from '@section/domain/session-content/display/item-state.ts'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { OutboxNote } from '../../../lib/outbox/OutboxNote.tsx'
import { useOutboxState } from '../../../lib/outbox/use-outbox-state.ts'
import type { ChecklistItem } from '../session-page-query.ts'
import { tickOutbox } from '../ticks/tick-outbox.ts'
import { useTickedItems } from '../ticks/use-ticks.ts'
import css from './checklist.module.css'
import { ChecklistRow } from './ChecklistRow.tsx'
import { itemBoxId, type ItemOpeners } from './item-openers.ts'
import type { SessionDays } from './session-days.ts'

interface ChecklistProps {
  readonly items: readonly ChecklistItem[]
  readonly days: SessionDays
  readonly readOnly: boolean
  readonly openerOf: ItemOpeners
}

/** The checklist of a session, by its groups. docs/product/checklists.md */
export function Checklist({ items, days, readOnly, openerOf }: ChecklistProps) {
  const ticked = useTickedItems(items)
  const ticksState = useOutboxState(tickOutbox)
  const required = ticked.filter((item) => item.required)
  const optional = ticked.length - required.length
  const done = required.filter(isItemCompleted).length
  const groups = Map.groupBy(ticked, (item) => item.checklistGroupName ?? '')
  return (
    <>
      <div className={css.progress}>
        <p className={css.counts}>
          {required.length > 0 && (
            <span>
              {done} of {required.length} done
            </span>
          )}
          {optional > 0 && (
            <span className={css.optional}>
              {required.length > 0 && '+ '}
              {optional} optional
            </span>
          )}
        </p>
        {required.length > 0 && (
          <ProgressLine value={done / required.length} label="Progress towards the badge" />
        )}
      </div>
      {[...groups].map(([name, members]) => (
        <div key={name} className={css.group}>
          {name && <h3 className={css.groupName}>{name}</h3>}
          <ul className={css.list}>
            {members.map((item) => (
              <ChecklistRow
                key={item.sessionContentId}
                item={item}
                state={itemState(item, days.of(item.parentSessionContentId))}
                readOnly={readOnly}
                onFollow={openerOf(item)}
                note={readOnly ? undefined : days.missedNote(item)}
                boxId={itemBoxId(item)}
              />
            ))}
          </ul>
        </div>
      ))}
      {ticked.some((item) => item.selfReporting) && (
        <OutboxNote
          state={ticksState}
          waiting="Not saved yet. We’ll send it as soon as you’re back online."
          className={css.note}
        />
      )}
    </>
  )
}
