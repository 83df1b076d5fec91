import { useQuery } from '@tanstack/react-query'
import { MAX_COURSE_NOTES } from '@section/domain/notes/note.ts'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { OutboxNote } from '../../../lib/outbox/OutboxNote.tsx'
import { useOutboxState } from '../../../lib/outbox/use-outbox-state.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { applyChanges } from './note-change.ts'
import { noteOutbox, useUnsentNotes } from './note-outbox.ts'
import { NoteComposer } from './NoteComposer.tsx'
import css from './notes.module.css'
import { NotesList } from './NotesList.tsx'
import { NO_NOTES, notesQuery } from './notes-query.ts'

interface NotesPanelProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  /** In seconds of the video. */
  readonly position: number
  readonly onJump: (seconds: number) => void
}

/**
 * The member's own notes: a field for one at this moment, and the notes of the video and its course. Notes that the server does
 * not have yet are listed like the others, also while the list itself cannot be loaded. docs/product/notes.md
 */
export function NotesPanel({ collection, lecture, position, onJump }: NotesPanelProps) {
  const { courseId } = collection
  const query = useQuery(notesQuery(courseId))
  const state = useOutboxState(noteOutbox)
  const unsent = useUnsentNotes()
  const notes = applyChanges(query.data ?? NO_NOTES, courseId, unsent)
  const list = <NotesList collection={collection} lecture={lecture} notes={notes} onJump={onJump} />
  return (
    <div className={css.panel} data-part="notes">
      <div>
        {notes.notes.length >= MAX_COURSE_NOTES ? (
          <p className={css.empty}>
            You have {MAX_COURSE_NOTES} notes in this course, which is the most. Delete one to write another.
          </p>
        ) : (
          <NoteComposer collection={collection} lecture={lecture} position={position} />
        )}
        <OutboxNote
          state={state}
          waiting="Saved on this device. We’ll send it as soon as you’re back online."
          className={css.waiting}
        />
      </div>
      <LoadedPart
        query={query}
        loading="Loading your notes"
        problem="Your notes didn’t load."
        skeleton={
          <div className={css.skeleton}>
            <Skeleton width="40%" height={20} />
            <Skeleton height={48} shape="block" />
            <Skeleton height={48} shape="block" />
          </div>
        }
      >
        {() => list}
      </LoadedPart>
      {!query.data && notes.notes.length > 0 && list}
    </div>
  )
}
