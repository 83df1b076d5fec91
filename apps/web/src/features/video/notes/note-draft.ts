import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { onSignInEnd } from '../../../lib/sign-in/sign-in-end.ts'
import { storedValue } from '../../../lib/stored-value.ts'
import type { NotedLesson } from './notes-query.ts'

/** A note that is being written. It keeps the moment at which its member began, also when the next video plays. */
export interface NoteDraft {
  readonly userId: string
  readonly courseId: string
  readonly lesson: NotedLesson
  readonly seconds: number
  readonly text: string
}

const stored = storedValue<NoteDraft>('note-draft')
onSignInEnd((end) => end === 'signed-out' && stored.remove())

/** Returns what the member was writing on this tab when the field was closed; null for nothing. */
export function readNoteDraft(): NoteDraft | null {
  const draft = stored.read()
  return draft?.userId === readCookie('user_id') ? draft : null
}

/** Keeps what the member is writing; null for nothing. */
export function keepNoteDraft(draft: Omit<NoteDraft, 'userId'> | null): void {
  if (draft) stored.write({ ...draft, userId: readCookie('user_id') ?? '' })
  else stored.remove()
}
