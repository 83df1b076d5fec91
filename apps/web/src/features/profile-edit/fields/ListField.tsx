import { NativeSelect } from '@mantine/core'
import type { TextFieldName } from '@section/domain/profiles/editing/edited-profile.ts'
import { fieldId } from './field-id.ts'
import { useProfileField } from './use-profile-field.ts'

interface ListFieldProps {
  readonly field: TextFieldName
  readonly label: string
  /** The choice of nothing. */
  readonly none: string
  readonly choices: readonly string[]
}

/** A field of the profile that is chosen from a list. A value that the list no longer has stays until another is chosen. */
export function ListField({ field, label, none, choices }: ListFieldProps) {
  const { value, problem, change, focusProps } = useProfileField(field)
  const offered = value === '' || choices.includes(value) ? choices : [value, ...choices]
  return (
    <NativeSelect
      id={fieldId(field)}
      name={field}
      label={label}
      value={value}
      error={problem?.message}
      data={[{ value: '', label: none }, ...offered]}
      onChange={(event) => change(event.currentTarget.value)}
      {...focusProps}
    />
  )
}
