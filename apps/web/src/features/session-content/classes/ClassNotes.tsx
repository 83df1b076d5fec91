import { dayText } from '@section/domain/session-content/display/calendar.ts'
import { formatTimeSpan } from '@section/domain/sessions/dates/session-dates.ts'
import { dateIn } from '@section/domain/time/calendar-date.ts'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { localZone } from '../../../lib/now.ts'
import { HighestHeading } from '../../../lib/rich-text/highest-heading.ts'
import { RichText } from '../../../lib/rich-text/RichText.tsx'
import type { SessionClass } from '../session-page-query.ts'
import { MaterialButtons } from './MaterialButtons.tsx'
import css from './classes.module.css'

interface ClassNotesProps {
  readonly opened: boolean
  /** The class whose notes are read; undefined while the dialog is closed. */
  readonly held: SessionClass | undefined
  /** Epoch ms. */
  readonly now: number
  readonly onClose: () => void
}

/** What a class has left behind: its notes to read, and the ways to its slides and its recording. */
export function ClassNotes({ opened, held, now, onClose }: ClassNotesProps) {
  const zone = localZone()
  return (
    <Dialog
      opened={opened && held !== undefined}
      size="large"
      title={held?.title ?? ''}
      onClose={onClose}
      actions={held && <MaterialButtons held={held} />}
    >
      {held && (
        <>
          <p className={css.notesDate}>
            {dayText(dateIn(held.startAt, zone), dateIn(now, zone))}, {formatTimeSpan(held, zone)}
          </p>
          {held.notes !== null && (
            <HighestHeading value={3}>
              <div className={css.notes}>
                <RichText>{held.notes}</RichText>
              </div>
            </HighestHeading>
          )}
        </>
      )}
    </Dialog>
  )
}
