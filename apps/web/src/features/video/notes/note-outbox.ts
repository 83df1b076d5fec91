import { useMemo, useSyncExternalStore } from 'react'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { StoredNoteFragment } from '@section/contract/generated/operations/graphql.ts'
import { changeFailure } from '../../../lib/graphql/failures.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { serverTime } from '../../../lib/graphql/server-time.ts'
import { ValueRefused } from '../../../lib/outbox/outbox-kind.ts'
import { Outbox } from '../../../lib/outbox/outbox.ts'
import { applyChange, type NoteChange } from './note-change.ts'
import { type CourseNotes, notesQuery } from './notes-query.ts'

const SaveVideoNoteDocument = graphql(`
  mutation SaveVideoNote(
    $noteId: ID!
    $videoId: ID!
    $seconds: Float!
    $text: String!
    $writtenMsAgo: Float
    $sentAt: Float
  ) {
    saveVideoNote(
      noteId: $noteId
      videoId: $videoId
      seconds: $seconds
      text: $text
      writtenMsAgo: $writtenMsAgo
      sentAt: $sentAt
    ) {
      note {
        ...StoredNote
      }
      error {
        code
        message
      }
    }
  }
`)

const RemoveVideoNoteDocument = graphql(`
  mutation RemoveVideoNote($noteId: ID!, $removedMsAgo: Float, $sentAt: Float) {
    removeVideoNote(noteId: $noteId, removedMsAgo: $removedMsAgo, sentAt: $sentAt) {
      note {
        ...StoredNote
      }
      error {
        code
        message
      }
    }
  }
`)

interface NoteResult {
  readonly note: StoredNoteFragment | null
  readonly error: { readonly code: string; readonly message: string } | null
}

/** The notes of the signed-in member that the server does not have yet, by their ids. */
export const noteOutbox = new Outbox<NoteChange, NoteChange>({
  name: 'unsent-notes',
  async send(_noteId, change, { ageMs }) {
    const { note, error } = await sendChange(change, ageMs)
    // Notes beyond the limit of a minute are not refused for good: the outbox sends them again.
    if (error?.code === 'LIMIT_EXCEEDED') throw new Error(error.message)
    if (error) throw new ValueRefused(error.message)
    return { ...change, note: note ?? { ...change.note, text: null } }
  },
  saved: (_noteId, stored) => keepStored(stored),
  refused(noteId, error) {
    const message = error instanceof ValueRefused ? error.message : changeFailure(error)
    const text = noteOutbox.pending(noteId)?.note.text
    const copy = () => void navigator.clipboard.writeText(text ?? '')
    showToast({
      tone: 'error',
      message: `Your note wasn’t saved. ${message}`,
      // The text can be copied, so that it is not lost with the refused note.
      ...(text && { action: { label: 'Copy the note', onSelect: copy } }),
    })
  },
})

async function sendChange({ note }: NoteChange, ageMs: number): Promise<NoteResult> {
  const { noteId, videoId, seconds, text } = note
  const sentAt = serverTime()
  const sending = { keepalive: true }
  if (text === null) {
    const removal = { noteId, removedMsAgo: ageMs, sentAt }
    return (await execute(RemoveVideoNoteDocument, removal, sending)).removeVideoNote
  }
  const written = { noteId, videoId, seconds, text, writtenMsAgo: ageMs, sentAt }
  return (await execute(SaveVideoNoteDocument, written, sending)).saveVideoNote
}

/** Writes what the server has stored into the list of the course. */
function keepStored(stored: NoteChange): void {
  const { queryKey } = notesQuery(stored.note.courseId)
  const before = queryClient.getQueryData<CourseNotes>(queryKey)
  if (before) queryClient.setQueryData(queryKey, applyChange(before, stored))
  // Only the server knows the order of the lessons, and a list that is being loaded may be older than the stored note.
  const isPlaced = before?.lessons.some(({ videoId }) => videoId === stored.lesson.videoId) ?? false
  if (!isPlaced || before?.courseTitle === null || queryClient.isFetching({ queryKey }) > 0)
    void queryClient.invalidateQueries({ queryKey })
}

/** Returns the changes that the server does not have yet. */
export function useUnsentNotes(): readonly NoteChange[] {
  const unsent = useSyncExternalStore(noteOutbox.subscribe, () => JSON.stringify(noteOutbox.shown()))
  return useMemo(() => JSON.parse(unsent) as NoteChange[], [unsent])
}

/** Stores a new or changed note: all lists show it at once, and it is sent as soon as the server can be reached. */
export function saveNote({ note, lesson }: NoteChange): void {
  noteOutbox.put(note.noteId, { note, lesson })
}

/** Removes a note in the same way as `saveNote` stores one, and offers to undo it. */
export function removeNote({ note, lesson }: NoteChange): void {
  noteOutbox.put(note.noteId, { note: { ...note, text: null }, lesson })
  const undo = () => noteOutbox.put(note.noteId, { note, lesson })
  showToast({ message: 'The note is deleted.', action: { label: 'Undo', onSelect: undo } })
}
