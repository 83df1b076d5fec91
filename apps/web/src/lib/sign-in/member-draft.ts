import { storedValue } from '../stored-value.ts'
import { onSignInEnd } from './sign-in-end.ts'

/** What a member has begun in a tab and not sent yet. */
interface MemberDraft<Value> {
  /** Returns the member's draft of this tab; null without one. */
  read: (userId: string) => Value | null
  write: (userId: string, value: Value) => void
  remove: () => void
}

/**
 * Returns a draft of this tab under a key. It stays through a reload and an expired sign-in, is not shown to another member,
 * and is removed when a member signs out on a page that has loaded the file of the draft.
 */
export function memberDraft<Value>(key: string): MemberDraft<Value> {
  const stored = storedValue<{ userId: string; value: Value }>(key)
  onSignInEnd((end) => {
    if (end === 'signed-out') stored.remove()
  })
  return {
    read: (userId) => {
      const draft = stored.read()
      return draft?.userId === userId ? (draft.value ?? null) : null
    },
    write: (userId, value) => void stored.write({ userId, value }),
    remove: stored.remove,
  }
}
