import { useState } from 'react'
import { shortDay } from '@section/domain/sessions/dates/short-dates.ts'
import { formatTimeSpan } from '@section/domain/sessions/dates/session-dates.ts'
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

/** Shows what a class has left behind: its notes to read, and the ways to its slides and its recording. */
export function ClassNotes({ opened, held, now, onClose }: ClassNotesProps) {
  const zone = localZone()
  // The dialog shows what it held until it has faded out.
  const [last, setLast] = useState(held)
  if (held && held !== last) setLast(held)
  const shown = held ?? last
  return (
    <Dialog
      opened={opened && held !== undefined}
      size="large"
      title={shown?.title ?? ''}
      onClose={onClose}
      actions={shown && <MaterialButtons held={shown} />}
    >
      {shown && (
        <>
          <p className={css.notesDate}>
            {shortDay(shown.startAt, now, zone)}, {formatTimeSpan(shown, zone)}
          </p>
          {shown.notes !== null && (
            <HighestHeading value={3}>
              <div className={css.notes}>
                <RichText>{shown.notes}</RichText>
              </div>
            </HighestHeading>
          )}
        </>
      )}
    </Dialog>
  )
}
