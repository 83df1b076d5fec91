import { missingAnswers } from '@section/domain/survey/missing-answers.ts'
import {
  interestForm,
  type InterestValues,
  type SurveyValues,
} from '@section/domain/survey/survey-answers.ts'
import { SURVEY_TOPICS } from '@section/domain/survey/survey-options.ts'
import { ChoiceTile } from '@section/ui/form/ChoiceTile.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { config } from '../../../lib/config.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { QuestionActions } from './QuestionActions.tsx'
import css from './slides.module.css'

interface InterestQuestionProps {
  readonly initial: SurveyValues
  /** True while the answers are being submitted. */
  readonly busy: boolean
  /** The message that the answers could not be submitted; null without a failure. */
  readonly failure: string | null
  readonly onChange: (values: InterestValues) => void
  readonly onPrevious: () => void
  readonly onAnswer: (values: InterestValues) => void
}

/** The second question: the topics that the member wants to learn about, and the interest for teams. */
export function InterestQuestion({
  initial,
  busy,
  failure,
  onChange,
  onPrevious,
  onAnswer,
}: InterestQuestionProps) {
  const { what_topics_are_you_interested_in, interested_in_section4_for_teams } = initial
  const form = useSchemaForm<InterestValues>({
    schema: interestForm,
    initialValues: { what_topics_are_you_interested_in, interested_in_section4_for_teams },
    onValuesChange: onChange,
  })
  const tick = (path: string) => {
    const { error: _error, ...input } = form.getInputProps(path, { type: 'checkbox' })
    return input
  }
  return (
    <form
      className={css.form}
      aria-label="What do you want to learn about this year?"
      onSubmit={form.onSubmit(onAnswer)}
      noValidate
    >
      <fieldset className={css.choices}>
        <legend className={css.legend}>Topics</legend>
        {SURVEY_TOPICS.map(({ value, label }) => (
          <ChoiceTile key={value} label={label} {...tick(`what_topics_are_you_interested_in.${value}`)} />
        ))}
      </fieldset>
      <fieldset className={css.choices}>
        <legend className={css.legend}>Teams</legend>
        <ChoiceTile
          label={`I’m open to hearing about ${config.brandName} for teams`}
          required
          {...tick('interested_in_section4_for_teams')}
        />
      </fieldset>
      <FormError>{failure}</FormError>
      <QuestionActions
        submitLabel="Finish"
        missing={missingAnswers(interestForm, form.values)}
        busy={busy}
        onPrevious={onPrevious}
      />
    </form>
  )
}
