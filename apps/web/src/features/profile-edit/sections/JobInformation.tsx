import css from '../fields/fields.module.css'
import { ListField } from '../fields/ListField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useProfileToEdit } from '../fields/use-profile-field.ts'

export function JobInformation() {
  const { industries, jobFunctions } = useProfileToEdit()
  return (
    <div className={css.two}>
      <TextField field="company" label="Company" autoComplete="organization" />
      <TextField field="jobRole" label="Job title" autoComplete="organization-title" />
      <ListField field="industry" label="Industry" none="No industry" choices={industries} />
      <ListField field="jobFunction" label="Job function" none="No job function" choices={jobFunctions} />
    </div>
  )
}
