import { type ComponentProps, useId } from 'react'
import { FieldShell, type FieldTexts, fieldAria } from './FieldShell.tsx'
import css from './field.module.css'

export interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Several lines of text; grows with what is written where the browser can. */
export function TextAreaField({
  label,
  labelAside,
  description,
  error,
  id,
  rows = 4,
  ...input
}: TextAreaFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const texts = { label, labelAside, description, error }
  return (
    <FieldShell {...texts} inputId={inputId} required={input.required}>
      <textarea {...input} {...fieldAria(inputId, texts)} id={inputId} rows={rows} className={css.control} />
    </FieldShell>
  )
}
