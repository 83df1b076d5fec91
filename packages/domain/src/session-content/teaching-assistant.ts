/**
 * Returns the assistant of a member among those of a session, always the same one; null for a session without
 * assistants. Members are spread evenly over the assistants by their ids.
 */
export function assistantOf<Assistant>(userId: string, assistants: readonly Assistant[]): Assistant | null {
  let hash = 0
  for (const character of userId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return assistants[hash % assistants.length] ?? null
}
