import { IconSearch, IconX } from '@tabler/icons-react'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import css from './field.module.css'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'className' | 'value' | 'onChange' | 'ref'
> {
  /** The accessible name; the placeholder is no label. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search box with a magnifier and a button that empties it. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    <div className={css.search}>
      <IconSearch className={css.magnifier} size={18} stroke={1.75} aria-hidden />
      <input
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={css.control}
      />
      {value !== '' && (
        <IconButton
          className={css.insideButton ?? ''}
          label="Clear search"
          icon={<IconX size={16} aria-hidden />}
          onClick={clear}
        />
      )}
    </div>
  )
}
