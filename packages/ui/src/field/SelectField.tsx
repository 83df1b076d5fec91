import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import { FieldShell, type FieldTexts, fieldAria } from './FieldShell.tsx'
import css from './field.module.css'

interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'children' | 'size'> {
  readonly options: readonly SelectOption[]
  /** An empty first choice: "Choose one". */
  readonly placeholder?: string
}

/** One of a few; the platform's own list, which phones draw best. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelAside, description, error, id, options, placeholder, ...input } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const texts = { label, labelAside, description, error }
  return (
    <FieldShell {...texts} inputId={inputId} required={input.required}>
      <div className={css.withButton}>
        <select {...input} {...fieldAria(inputId, texts)} id={inputId} className={css.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={css.chevron} size={18} stroke={1.75} aria-hidden />
      </div>
    </FieldShell>
  )
}
