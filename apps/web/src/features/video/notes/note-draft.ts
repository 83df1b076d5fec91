import { memberDraft } from '../../../lib/sign-in/member-draft.ts'
import { readCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import type { NotedLesson } from './notes-query.ts'

/** A note that is being written. It keeps the moment at which its member began, also when the next video plays. */
export interface NoteDraft {
  readonly courseId: string
  readonly lesson: NotedLesson
  readonly seconds: number
  readonly text: string
}

const stored = memberDraft<NoteDraft>('note-draft')
const userId = () => readCookie('user_id') ?? ''

/** Returns what the member was writing on this tab when the field was closed; null for nothing. */
export const readNoteDraft = (): NoteDraft | null => stored.read(userId())

/** Keeps what the member is writing; null for nothing. */
export function keepNoteDraft(draft: NoteDraft | null): void {
  if (draft) stored.write(userId(), draft)
  else stored.remove()
}
