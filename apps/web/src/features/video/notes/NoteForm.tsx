import { Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { MAX_NOTE_LENGTH, noteForm } from '@section/domain/notes/note.ts'
import { Button } from '@section/ui/button/Button.tsx'
import css from './notes.module.css'

interface NoteFormProps {
  readonly label: string
  readonly text: string
  readonly saveLabel: string
  readonly placeholder?: string
  /** Receives the field. */
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly onText: (text: string) => void
  /** Receives the cleaned text. */
  readonly onSave: (text: string) => void
  /** Called by Escape, and by a button if it has a label. */
  readonly onCancel: () => void
  readonly cancelLabel?: string
}

/** The length from which on the form shows the number of characters. */
const NEARLY_FULL = MAX_NOTE_LENGTH - 200

/** The form for the text of a note. Ctrl+Enter, on a Mac ⌘+Enter, saves like the button, and Escape cancels. */
export function NoteForm(props: NoteFormProps) {
  const { label, text, saveLabel, placeholder, ref, onText, onSave, onCancel, cancelLabel } = props
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  const { data, error } = noteForm.safeParse({ text })
  const isCounted = text.length >= NEARLY_FULL
  const isTooLong = text.length > MAX_NOTE_LENGTH
  const problem = error && (isTried || isTooLong) ? error.issues[0]?.message : undefined
  const save = () => {
    setIsTried(!data)
    if (data) onSave(data.text)
    else field.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <form className={css.form} onSubmit={handleSubmit} noValidate>
      <Textarea
        ref={field}
        label={label}
        placeholder={placeholder}
        value={text}
        error={problem}
        autosize
        minRows={2}
        maxRows={10}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => {
          setIsTried(false)
          onText(event.currentTarget.value)
        }}
        onKeyDown={handleKey}
      />
      <div className={css.formFoot}>
        <Button type="submit" size="small" variant={cancelLabel ? 'secondary' : 'primary'}>
          {saveLabel}
        </Button>
        {cancelLabel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <span className={css.hint} data-counts={isCounted || undefined} data-over={isTooLong || undefined}>
          {isCounted
            ? `${text.length.toLocaleString('en-US')} of ${MAX_NOTE_LENGTH.toLocaleString('en-US')}`
            : SAVE_KEYS}
        </span>
      </div>
    </form>
  )
}

const SAVE_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter saves' : 'Ctrl+Enter saves'
