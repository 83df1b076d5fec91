import { type ComponentProps, useId } from 'react'
import { FieldShell, type FieldTexts, fieldAria } from './FieldShell.tsx'
import css from './field.module.css'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'className'> {}

/** One line of text with its label, description and error. `required={false}` writes "(optional)". */
export function TextField({ label, labelAside, description, error, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const texts = { label, labelAside, description, error }
  return (
    <FieldShell {...texts} inputId={inputId} required={input.required}>
      <input {...input} {...fieldAria(inputId, texts)} id={inputId} className={css.control} />
    </FieldShell>
  )
}
