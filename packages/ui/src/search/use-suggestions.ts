import { useEffect, useEffectEvent, useId, useState } from 'react'

/** The list of suggestions of a search box: its state, and what it has to be given. */
export interface Suggestions {
  /** True from typing, or the down arrow, until the field is left, a suggestion is chosen or Escape is pressed. */
  readonly isWanted: boolean
  /** The properties of the list, which may appear later than it is wanted, and not at all. */
  readonly list: {
    readonly id: string
    readonly ref: (list: HTMLElement | null) => void
    readonly onClick: () => void
  }
  /** The id of the option that Enter chooses; null for none, so that Enter submits the text. */
  readonly active: string | null
}

/**
 * Gives the field of a `SearchBox` a list of suggestions, by the pattern of a combobox with a list. An option is whatever has the
 * role in the list; Enter clicks the one that the arrows have reached. The field is there before, without suggestions, so
 * that they need not be loaded with the page; `isTyped` says that something has been typed into it meanwhile and not been submitted.
 */
export function useSuggestions(field: HTMLInputElement, isTyped: boolean): Suggestions {
  const id = useId()
  const [isWanted, setWanted] = useState(() => isTyped && document.activeElement === field)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const show = (wanted: boolean) => {
    setWanted(wanted)
    setActive(null)
  }
  const optionsOf = () => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const move = (step: 1 | -1) => {
    const options = optionsOf()
    const at = options.findIndex((option) => option.id === active)
    const next = options.at(at < 0 && step < 0 ? -1 : (at + step) % options.length)
    setActive(next?.id ?? null)
    next?.scrollIntoView({ block: 'nearest' })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A word that is still being composed takes these keys for itself.
    if (event.isComposing) return
    const reached = optionsOf().find((option) => option.id === active)
    const { key } = event
    if (key === 'Escape' && isWanted) show(false)
    else if (key === 'ArrowDown' && !isWanted) show(true)
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && list) move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && reached) reached.click()
    else return
    event.preventDefault()
  })
  const open = useEffectEvent(() => show(true))
  const close = useEffectEvent(() => show(false))
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.addEventListener('input', () => open(), { signal })
    field.addEventListener('blur', () => close(), { signal })
    field.form?.addEventListener('submit', () => close(), { signal })
    return () => ending.abort()
  }, [field])
  useEffect(() => {
    // A later answer may not have the option that the arrows had reached.
    const reached = optionsOf().find((option) => option.id === active)
    if (reached) field.setAttribute('aria-activedescendant', reached.id)
    return () => field.removeAttribute('aria-activedescendant')
  })
  useAttribute(field, 'aria-expanded', String(list !== null))
  useAttribute(field, 'aria-controls', list && id)
  return { isWanted, list: { id, ref: setList, onClick: () => show(false) }, active }
}

/** Keeps an attribute of an element that is drawn elsewhere. */
function useAttribute(element: HTMLElement, name: string, value: string | null): void {
  useEffect(() => {
    const before = element.getAttribute(name)
    if (value !== null) element.setAttribute(name, value)
    return () => {
      if (before === null) element.removeAttribute(name)
      else element.setAttribute(name, before)
    }
  }, [element, name, value])
}
