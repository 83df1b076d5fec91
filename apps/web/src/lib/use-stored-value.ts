import { useEffect, useState } from 'react'
import type { StoredValue } from './stored-value.ts'

/** Returns a stored value for one screen, and removes it once the screen has rendered. */
export function useStoredValueOnce<Value>({ read, remove }: StoredValue<Value>): Value | null {
  const [value] = useState(read)
  useEffect(remove, [remove])
  return value
}
