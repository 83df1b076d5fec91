import { TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../button/IconButton.tsx'
import css from './search-box.module.css'

export interface SearchBoxProps {
  /** The placeholder, which is the accessible name too. */
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly onChange: (value: string) => void
  /** Called with Enter, and by the button without a search. */
  readonly onSubmit: () => void
  /** True while a search is applied: the button clears it. */
  readonly searched: boolean
  readonly onClear: () => void
  /** Called with the field when it gets the focus; with it the field may be given suggestions (`useSuggestions`). */
  readonly onFocus?: ((field: HTMLInputElement) => void) | undefined
}

/** A field for a search with one button, which submits it and, once it is applied, clears it. */
export function SearchBox({
  label,
  value,
  maxLength,
  onChange,
  onSubmit,
  searched,
  onClear,
  onFocus,
}: SearchBoxProps) {
  return (
    <form
      role="search"
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextInput
        {...(onFocus && COMBOBOX)}
        onFocus={(event) => onFocus?.(event.currentTarget)}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        classNames={{ input: css.input }}
        rightSectionWidth={48}
        rightSection={
          searched ? (
            <IconButton type="button" label="Clear search" icon={<Icon of={IconX} />} onClick={onClear} />
          ) : (
            <IconButton type="submit" label="Search" icon={<Icon of={IconSearch} />} />
          )
        }
      />
    </form>
  )
}

const COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
} as const
