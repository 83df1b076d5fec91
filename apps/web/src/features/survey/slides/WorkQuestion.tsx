import { NativeSelect, TextInput } from '@mantine/core'
import { COMPANY_SIZES, JOB_LEVELS } from '@section/domain/invitations/pass-registration-form.ts'
import { missingAnswers } from '@section/domain/survey/missing-answers.ts'
import {
  MAX_SURVEY_TEXT,
  type SurveyValues,
  workForm,
  type WorkValues,
} from '@section/domain/survey/survey-answers.ts'
import { JOB_AREAS } from '@section/domain/survey/survey-options.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { QuestionActions } from './QuestionActions.tsx'
import css from './slides.module.css'

const CHOOSE_ONE = { value: '', label: 'Choose one' }

interface WorkQuestionProps {
  readonly initial: SurveyValues
  readonly onChange: (values: WorkValues) => void
  readonly onPrevious: () => void
  readonly onAnswer: (values: WorkValues) => void
}

/** The first question: the company, the title and the kind of work of the member. */
export function WorkQuestion({ initial, onChange, onPrevious, onAnswer }: WorkQuestionProps) {
  const { company, title, job_level, number_of_employees, job_area } = initial
  const form = useSchemaForm<WorkValues>({
    schema: workForm,
    initialValues: { company, title, job_level, number_of_employees, job_area },
    onValuesChange: onChange,
  })
  const text = { maxLength: MAX_SURVEY_TEXT, required: true }
  return (
    <form className={css.form} aria-label="What do you do?" onSubmit={form.onSubmit(onAnswer)} noValidate>
      <div className={css.fields}>
        <TextInput label="Company" autoComplete="organization" {...text} {...form.getInputProps('company')} />
        <TextInput
          label="Job title"
          autoComplete="organization-title"
          {...text}
          {...form.getInputProps('title')}
        />
        <NativeSelect
          label="Job level"
          data={[CHOOSE_ONE, ...JOB_LEVELS]}
          required
          {...form.getInputProps('job_level')}
        />
        <NativeSelect
          label="Number of employees"
          data={[CHOOSE_ONE, ...COMPANY_SIZES]}
          required
          {...form.getInputProps('number_of_employees')}
        />
        <NativeSelect
          label="Job area"
          data={[CHOOSE_ONE, ...JOB_AREAS]}
          required
          {...form.getInputProps('job_area')}
        />
      </div>
      <QuestionActions
        submitLabel="Next"
        missing={missingAnswers(workForm, form.values)}
        onPrevious={onPrevious}
      />
    </form>
  )
}
