import { type RefObject, useEffect } from 'react'

/** Keys mean text there, or belong to what is open. */
const OTHER_KEYS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=application]'

/**
 * Lets the key / move the focus to a field for a search, while it `isOn` and the key has no other meaning. With more than one
 * such field on a page, it is the first.
 */
export function useSearchKey(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(OTHER_KEYS)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [field, isOn])
}
