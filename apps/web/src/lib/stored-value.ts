import { useEffect, useState } from 'react'

/** A JSON value under a key of the tab's session storage, or of the storage that is passed. */
export interface StoredValue<Value> {
  /** Returns the value; null when there is none or it cannot be read. */
  read: () => Value | null
  write: (value: Value) => void
  remove: () => void
  /** Returns the value and removes it. */
  consume: () => Value | null
}

export function storedValue<Value>(key: string, storage = () => sessionStorage): StoredValue<Value> {
  const read = () => {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null') as Value | null
    } catch {
      return null
    }
  }
  const remove = () => storage().removeItem(key)
  return {
    read,
    write: (value) => storage().setItem(key, JSON.stringify(value)),
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
