/** Returns the id that a reference is, or has when it is expanded. A missing one fails the test. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  if (!reference) throw new Error('Nothing is referred to.')
  return typeof reference === 'string' ? reference : reference.id
}
