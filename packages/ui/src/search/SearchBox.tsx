import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { IconSearch, IconX } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../button/IconButton.tsx'
import css from './search-box.module.css'
import { useSearchKey } from './use-search-key.ts'

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
  /** True while the key / moves the focus to the field. Members can turn it off (WCAG 2.2, 2.1.4). */
  readonly hasKey?: boolean
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
  hasKey = false,
}: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field, hasKey)
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
        ref={field}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        {...(hasKey && { 'aria-keyshortcuts': '/', title: 'Press / to search' })}
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
