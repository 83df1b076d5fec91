import { TextInput } from '@mantine/core'
import type { TextFieldName } from '@section/domain/profiles/editing/edited-profile.ts'
import { fieldId } from './field-id.ts'
import { useProfileField } from './use-profile-field.ts'

interface TextFieldProps {
  readonly field: TextFieldName
  readonly label: string
  readonly required?: boolean
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Returns what is said below the field about its text. */
  readonly hint?: (text: string) => string | undefined
}

/** A field of the profile on one line. */
export function TextField({ field, label, required, autoComplete, maxLength, hint }: TextFieldProps) {
  const { value, problem, change, focusProps } = useProfileField(field)
  return (
    <TextInput
      id={fieldId(field)}
      name={field}
      label={label}
      value={value}
      error={problem?.message}
      description={hint?.(value)}
      autoComplete={autoComplete}
      maxLength={maxLength}
      aria-required={required}
      onChange={(event) => change(event.currentTarget.value)}
      {...focusProps}
    />
  )
}
