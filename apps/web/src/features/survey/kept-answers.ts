import type { SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { onSignInEnd } from '../../lib/sign-in/sign-in-end.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The answers that a member of this tab has not submitted yet. They stay through a reload and an expired sign-in. */
export const keptAnswers = storedValue<{ userId: string; values: SurveyValues }>('survey-answers')

onSignInEnd((end) => {
  if (end === 'signed-out') keptAnswers.remove()
})
