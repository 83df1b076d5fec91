import type { Stripe } from 'stripe'
import type { AccountBooks } from './account-books.ts'

/** Changes an object and tells of it, with what its changed parts were before; without a difference nothing is told. */
export function changeAndTell<T extends object>(
  books: AccountBooks,
  type: Stripe.Event.Type,
  object: T,
  change: Partial<T> | (() => void),
): void {
  const before = Object.entries(structuredClone(object))
  if (typeof change === 'function') change()
  else Object.assign(object, change)
  const after = new Map<string, unknown>(Object.entries(object))
  const previous = before.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after.get(key)))
  if (previous.length > 0) books.emit(type, object, Object.fromEntries(previous))
}
