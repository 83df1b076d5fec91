import { Textarea } from '@mantine/core'
import type { TextFieldName } from '@section/domain/profiles/editing/edited-profile.ts'
import { cleanText } from '@section/domain/text/clean-text.ts'
import { lengthAsSeen } from '@section/domain/text/text-length.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { fieldId } from './field-id.ts'
import css from './fields.module.css'
import { useProfileField } from './use-profile-field.ts'

interface LongTextFieldProps {
  readonly field: TextFieldName
  readonly label: string
  readonly hint: string
  readonly max: number
}

/** The share of the allowed length from which on the counter is announced. */
const NEARLY_FULL = 0.9

const counted = (count: number) => count.toLocaleString('en-US')

/**
 * A field of the profile for several lines with a counter. Screen readers hear the limit with the field, and then only that it
 * is near and that it is passed, because a count with every key would drown what they type.
 */
export function LongTextField({ field, label, hint, max }: LongTextFieldProps) {
  const { value, problem, change, focusProps } = useProfileField(field)
  // The text is saved, and its length checked, without what cleaning takes away.
  const length = lengthAsSeen(cleanText(value))
  const announced =
    length > max
      ? `The text is longer than ${counted(max)} characters.`
      : length >= max * NEARLY_FULL
        ? `The text is close to the limit of ${counted(max)} characters.`
        : ''
  return (
    <div>
      <Textarea
        id={fieldId(field)}
        name={field}
        label={label}
        description={
          <span className={css.hint}>
            {hint}
            <VisuallyHidden> At most {counted(max)} characters.</VisuallyHidden>
            <span className={css.count} data-over={length > max || undefined} aria-hidden="true">
              {counted(length)} / {counted(max)}
            </span>
          </span>
        }
        value={value}
        error={problem?.message}
        autosize
        minRows={3}
        maxRows={12}
        onChange={(event) => change(event.currentTarget.value)}
        {...focusProps}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  )
}
