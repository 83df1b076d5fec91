import { fieldId } from '../fields/field-id.ts'
import css from '../fields/fields.module.css'
import { TextField } from '../fields/TextField.tsx'
import { ProfilePhoto } from '../photo/ProfilePhoto.tsx'
import { LanguagesField } from './LanguagesField.tsx'
import { LocationFields } from './LocationFields.tsx'
import { PronounsFields } from './PronounsFields.tsx'

export function BasicInformation() {
  return (
    <div className={css.stack}>
      <div id={fieldId('profileImageUrl')}>
        <ProfilePhoto />
      </div>
      <div className={css.three}>
        <TextField field="firstName" label="First name" required autoComplete="given-name" />
        <TextField field="middleName" label="Middle name (optional)" autoComplete="additional-name" />
        <TextField field="lastName" label="Last name" required autoComplete="family-name" />
      </div>
      <PronounsFields />
      <LocationFields />
      <LanguagesField />
    </div>
  )
}
