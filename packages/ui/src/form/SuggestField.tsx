import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { type FocusEvent, useEffect } from 'react'
import css from './suggest-field.module.css'

export interface SuggestFieldProps {
  readonly id: string
  readonly label: string
  readonly text: string
  /** True when Enter takes the first option, because the member has typed what they look for. */
  readonly isSearched: boolean
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

/** A text field that offers what can be chosen for the text that is typed into it. */
export function SuggestField(props: SuggestFieldProps) {
  const { text, isSearched, options, addable, required, onText, onChoose, onFocus, onBlur, ...rest } = props
  const combobox = useCombobox()
  const typed = text.trim()
  const isOffered = options.some((option) => option.toLowerCase() === typed.toLowerCase())
  const added = addable && typed !== '' && !isOffered ? typed : undefined
  const offered = added === undefined ? options : [...options, added]
  const names = offered.join('\n')
  const { dropdownOpened: isOpen, selectFirstOption, resetSelectedOption } = combobox
  // The options may come later than the text for which they are.
  useEffect(() => {
    if (isOpen && isSearched && names !== '') selectFirstOption()
    else resetSelectedOption()
  }, [isOpen, isSearched, names, selectFirstOption, resetSelectedOption])
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(option) => {
        onChoose(option)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...rest}
          value={text}
          aria-required={required}
          spellCheck={false}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => {
            combobox.openDropdown()
            onFocus()
          }}
          onBlur={(event) => {
            combobox.closeDropdown()
            onBlur(event)
          }}
        />
      </Combobox.Target>
      {isOpen && (
        <Combobox.Dropdown hidden={offered.length === 0} className={css.dropdown}>
          {/* Chromium would stop at the list with Tab, because it scrolls. */}
          <Combobox.Options className={css.options} aria-label={props.label} tabIndex={-1}>
            {offered.map((option) => (
              <Combobox.Option key={option} value={option} className={css.option}>
                {option === added ? `Add "${option}"` : option}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  )
}
