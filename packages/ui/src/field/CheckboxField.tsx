import { type ComponentProps, useId } from 'react'
import { type FieldTexts, fieldAria } from './FieldShell.tsx'
import css from './field.module.css'

export interface CheckboxFieldProps
  extends
    Pick<FieldTexts, 'label' | 'description' | 'error'>,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> {}

/** Yes or no. With `type` left out, since it is always a checkbox. */
export function CheckboxField({ label, description, error, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={css.checkField}>
      <input
        {...input}
        {...fieldAria(inputId, { description, error })}
        id={inputId}
        type="checkbox"
        className={css.check}
      />
      <div>
        <label className={css.checkLabel} htmlFor={inputId}>
          {label}
        </label>
        {description && (
          <p id={`${inputId}-description`} className={css.description}>
            {description}
          </p>
        )}
        {error && (
          <p id={`${inputId}-error`} className={css.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
