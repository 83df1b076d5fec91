import { useEffect, useRef, useState } from 'react'
import { isolate } from '@section/domain/text/isolate.ts'
import { noteMoment } from '@section/domain/notes/note.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { onNoteAsked, returnFromNote, takeNoteRequest } from './ask-for-note.ts'
import { keepNoteDraft, readNoteDraft } from './note-draft.ts'
import { saveNote } from './note-outbox.ts'
import { NoteForm } from './NoteForm.tsx'
import type { NotedLesson } from './notes-query.ts'

interface NoteComposerProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  /** In seconds of the video. */
  readonly position: number
}

/**
 * The field for a new note. Its moment is that at which the member begins to type; it stays with its video when the next one
 * plays meanwhile, and what was typed is there again when the field was closed. docs/product/notes.md#writing
 */
export function NoteComposer({ collection, lecture, position }: NoteComposerProps) {
  const [draft, setDraft] = useState(readNoteDraft)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const take = () => {
      if (takeNoteRequest()) field.current?.focus()
    }
    take()
    return onNoteAsked(take)
  }, [])
  const change = (next: Parameters<typeof keepNoteDraft>[0]) => {
    keepNoteDraft(next)
    setDraft(readNoteDraft)
  }
  const here = () => ({
    courseId: collection.courseId,
    lesson: lessonOf(collection, lecture),
    seconds: Number(noteMoment(position, lecture.duration)) || 0,
  })
  const handleText = (text: string) => change(text === '' ? null : { ...(draft ?? here()), text })
  const handleSave = (text: string) => {
    const { courseId, lesson, seconds } = draft ?? here()
    const { videoId } = lesson
    const note = { noteId: crypto.randomUUID(), videoId, courseId, seconds, text, createdAt: Date.now() }
    saveNote({ note, lesson })
    change(null)
  }
  const time = timeText(draft?.seconds ?? position)
  const isElsewhere = draft && draft.lesson.videoId !== lecture.videoId
  return (
    <NoteForm
      ref={field}
      label={
        isElsewhere ? `Add a note at ${time} of “${isolate(draft.lesson.title)}”` : `Add a note at ${time}`
      }
      placeholder="What do you want to remember?"
      text={draft?.text ?? ''}
      saveLabel="Save note"
      onText={handleText}
      onSave={handleSave}
      onCancel={returnFromNote}
    />
  )
}

function lessonOf({ kind, topLevelId }: VideoCollection, lecture: CollectionVideo): NotedLesson {
  const { videoId, title, groupId, videoContentId } = lecture
  return { videoId, title, page: { kind, topLevelId, groupId, videoContentId } }
}
