import { useEffect, useState } from 'react'

/**
 * A JSON value under a key of the tab's session storage, or of the storage that is passed. A browser that forbids storage,
 * or whose storage is full, keeps nothing.
 */
export interface StoredValue<Value> {
  /** Returns the value; null when there is none or it cannot be read. */
  read: () => Value | null
  write: (value: Value) => void
  remove: () => void
  /** Returns the value and removes it. */
  consume: () => Value | null
}

export function storedValue<Value>(key: string, storage = () => sessionStorage): StoredValue<Value> {
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action()
    } catch {
      return null
    }
  }
  const read = () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as Value | null)
  const remove = () => void attempt(() => storage().removeItem(key))
  return {
    read,
    write: (value) => void attempt(() => storage().setItem(key, JSON.stringify(value))),
    remove,
    consume: () => {
      const value = read()
      remove()
      return value
    },
  }
}

/** Returns a stored value for one screen, and removes it once that has rendered. */
export function useStoredValueOnce<Value>({ read, remove }: StoredValue<Value>): Value | null {
  const [value] = useState(read)
  useEffect(remove, [remove])
  return value
}
