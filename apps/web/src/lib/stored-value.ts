/** The storage of this tab. Browsers may forbid it, so that every access throws; `storedValue` tolerates that. */
const tabStorage = (): Storage => sessionStorage

/** The storage that all tabs share. Browsers may forbid it, so that every access throws. */
export const browserStorage = (): Storage => localStorage

/** The values that the browser did not keep, by their keys. */
const unstored = new Map<string, unknown>()

/**
 * A JSON value under a key of the tab's storage, or of the storage that is passed. What the browser does not keep, because
 * it forbids storage or has no room, is kept until the page is left.
 */
export interface StoredValue<Value> {
  /** Returns the value; null when there is none or it cannot be read. */
  read: () => Value | null
  /** Returns whether the value outlives this page. */
  write: (value: Value) => boolean
  remove: () => void
  /** Returns the value and removes it. */
  consume: () => Value | null
}

export function storedValue<Value>(key: string, storage = tabStorage): StoredValue<Value> {
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action()
    } catch {
      return null
    }
  }
  const read = () => {
    if (unstored.has(key)) return unstored.get(key) as Value
    return attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as Value | null)
  }
  const remove = () => {
    unstored.delete(key)
    attempt(() => storage().removeItem(key))
  }
  return {
    read,
    write: (value) => {
      // An older value must not come back with the next page.
      remove()
      const isKept = attempt(() => {
        storage().setItem(key, JSON.stringify(value))
        return true
      })
      if (!isKept) unstored.set(key, value)
      return isKept ?? false
    },
    remove,
    consume: () => {
      const value = read()
      remove()
      return value
    },
  }
}
