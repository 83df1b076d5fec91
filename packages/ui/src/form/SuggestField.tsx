import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete } from '@mantine/core'
import { type FocusEvent, useRef } from 'react'
import css from './suggest-field.module.css'

export interface SuggestFieldProps {
  readonly id: string
  readonly label: string
  readonly text: string
  /** What is offered for the text, each once. */
  readonly options: readonly string[]
  /** True when a text that is not offered may be chosen, too. */
  readonly addable: boolean
  readonly description?: string | undefined
  readonly error?: string | undefined
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly required?: boolean
  readonly maxLength: number
  readonly onText: (text: string) => void
  readonly onChoose: (option: string) => void
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent) => void
}

const CLASS_NAMES = { dropdown: css.dropdown, options: css.options, option: css.option }

/** A text field that offers what can be chosen for the text that is typed into it. */
export function SuggestField({
  text,
  options,
  addable,
  error,
  onText,
  onChoose,
  ...rest
}: SuggestFieldProps) {
  const isChoosing = useRef(false)
  const typed = text.trim()
  const isOffered = options.some((option) => option.toLowerCase() === typed.toLowerCase())
  const added = addable && typed !== '' && !isOffered ? typed : undefined
  return (
    <Autocomplete
      {...rest}
      error={error}
      value={text}
      data={added === undefined ? [...options] : [...options, added]}
      filter={({ options: offered }) => offered}
      renderOption={({ option }) => (option.value === added ? `Add "${added}"` : option.value)}
      onChange={(next) => {
        // Mantine also types a chosen option, which the caller has heard of.
        if (!isChoosing.current) onText(next)
        isChoosing.current = false
      }}
      onOptionSubmit={(option) => {
        isChoosing.current = true
        onChoose(option)
      }}
      selectFirstOptionOnChange
      withScrollArea={false}
      maxDropdownHeight={300}
      autoComplete="off"
      spellCheck={false}
      comboboxProps={{ withinPortal: false, classNames: CLASS_NAMES, transitionProps: { duration: 0 } }}
    />
  )
}
