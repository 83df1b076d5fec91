import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { timeText } from '@section/domain/video/time-text.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { removeNote, saveNote } from './note-outbox.ts'
import { NoteForm } from './NoteForm.tsx'
import css from './notes.module.css'
import type { Note, NotedLesson } from './notes-query.ts'

interface NoteItemProps {
  readonly note: Note
  readonly lesson: NotedLesson
  /** The link to the moment of the note. */
  readonly stamp: ReactNode
  /** Called when the note has been removed. */
  readonly onRemoved: () => void
}

/** A note in a list, with buttons to edit and delete it. */
export function NoteItem({ note, lesson, stamp, onRemoved }: NoteItemProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const time = timeText(note.seconds)
  const begin = () => {
    flushSync(() => setEdited(note.text))
    field.current?.focus()
    field.current?.setSelectionRange(note.text.length, note.text.length)
  }
  const end = () => {
    flushSync(() => setEdited(null))
    editButton.current?.focus()
  }
  const save = (text: string) => {
    if (text !== note.text) saveNote({ note: { ...note, text }, lesson })
    end()
  }
  const remove = () => {
    removeNote({ note, lesson })
    onRemoved()
  }
  return (
    <li className={css.note}>
      {edited === null ? (
        <>
          <div className={css.noteHead}>
            {stamp}
            <span className={css.actions}>
              <IconButton
                ref={editButton}
                label={`Edit the note at ${time}`}
                icon={<Icon of={IconPencil} />}
                onClick={begin}
              />
              <IconButton
                label={`Delete the note at ${time}`}
                icon={<Icon of={IconTrash} />}
                onClick={remove}
              />
            </span>
          </div>
          <p className={css.text}>{note.text}</p>
        </>
      ) : (
        <NoteForm
          ref={field}
          label={`The note at ${time}`}
          text={edited}
          saveLabel="Save"
          cancelLabel="Cancel"
          onText={setEdited}
          onSave={save}
          onCancel={end}
        />
      )}
    </li>
  )
}
