import { MAX_JOB_TEXT } from '@section/domain/profiles/job-form.ts'
import css from '../fields/fields.module.css'
import { ListField } from '../fields/ListField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useProfileToEdit } from '../fields/use-profile-field.ts'

export function JobInformation() {
  const { industries, jobFunctions } = useProfileToEdit()
  return (
    <div className={css.two}>
      <TextField field="company" label="Company" maxLength={MAX_JOB_TEXT} autoComplete="organization" />
      <TextField
        field="jobRole"
        label="Job title"
        maxLength={MAX_JOB_TEXT}
        autoComplete="organization-title"
      />
      <ListField field="industry" label="Industry" none="No industry" choices={industries} />
      <ListField field="jobFunction" label="Job function" none="No job function" choices={jobFunctions} />
    </div>
  )
}
