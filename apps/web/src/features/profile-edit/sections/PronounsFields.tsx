import { NativeSelect, TextInput } from '@mantine/core'
import { NO_PRONOUNS, PRONOUN_OPTIONS } from '@section/domain/profiles/pronouns.ts'
import { fieldId } from '../fields/field-id.ts'
import css from '../fields/fields.module.css'
import { useProfileField } from '../fields/use-profile-field.ts'

/** The pronouns: one of the options, or others, which a chosen option replaces. docs/product/profiles.md#pronouns */
export function PronounsFields() {
  const { value, problem, change, focusProps } = useProfileField('pronouns')
  return (
    <div className={css.two}>
      <NativeSelect
        id={fieldId('pronouns')}
        name="pronouns"
        label="Pronouns"
        value={value.option}
        data={[...PRONOUN_OPTIONS]}
        onChange={({ currentTarget }) => {
          const option = PRONOUN_OPTIONS.find((offered) => offered === currentTarget.value)
          change({ option: option ?? NO_PRONOUNS, otherPronouns: '' })
        }}
        {...focusProps}
      />
      <TextInput
        name="otherPronouns"
        label="Other pronouns"
        value={value.otherPronouns}
        error={problem?.message}
        onChange={({ currentTarget }) => change({ option: NO_PRONOUNS, otherPronouns: currentTarget.value })}
        {...focusProps}
      />
    </div>
  )
}
