import { type KeyboardEvent, useId, useState } from 'react'

/** The list of suggestions of a search box: its state, and what its field and its list have to be given. */
export interface Suggestions {
  /** True from typing, or the down arrow, until the field is left, a suggestion is chosen or Escape is pressed. */
  readonly isWanted: boolean
  /** The properties of the field, which keeps the focus while the arrows go through the list. */
  readonly field: FieldProperties
  /** The properties of the list, which may appear later than it is wanted, and not at all. */
  readonly list: { readonly id: string; readonly ref: (list: HTMLElement | null) => void }
  /** The id of the option that Enter chooses; null for none, so that Enter submits the text. */
  readonly active: string | null
  readonly open: () => void
  readonly close: () => void
}

interface FieldProperties {
  readonly role: 'combobox'
  readonly 'aria-autocomplete': 'list'
  readonly 'aria-haspopup': 'listbox'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly 'aria-activedescendant': string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

/**
 * Returns the suggestions of a search box by the pattern of a combobox with a list. An option is whatever has the role in the
 * list; Enter clicks the one that the arrows have reached. docs/decisions/search.md
 */
export function useSuggestions(): Suggestions {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const close = () => {
    setWanted(false)
    setActive(null)
  }
  const open = () => {
    setWanted(true)
    setActive(null)
  }
  const options = () => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const reached = options().find((option) => option.id === active)
  const move = (step: 1 | -1) => {
    const all = options()
    const at = all.findIndex((option) => option.id === active)
    const next = at < 0 && step < 0 ? all.at(-1) : (all[(at + step) % all.length] ?? all.at(-1))
    setActive(next?.id ?? null)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed takes these keys for itself.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape' && isWanted) close()
    else if (key === 'ArrowDown' && !isWanted) open()
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && list) move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && reached) reached.click()
    else return
    event.preventDefault()
  }
  return {
    isWanted,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': list !== null,
      'aria-controls': list ? id : undefined,
      'aria-activedescendant': reached?.id,
      onKeyDown,
      onBlur: close,
    },
    list: { id, ref: setList },
    active: reached?.id ?? null,
    open,
    close,
  }
}
