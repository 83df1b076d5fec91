import { EMPTY_SURVEY, type SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { onSignInEnd } from '../../lib/sign-in/sign-in-end.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The answers that a member of this tab has not submitted yet. They stay through a reload and an expired sign-in. */
const stored = storedValue<{ userId: string; values: SurveyValues }>('survey-answers')

onSignInEnd((end) => {
  if (end === 'signed-out') stored.remove()
})

/** Returns what a member has answered in this tab so far. */
export function readDraft(userId: string): SurveyValues {
  const draft = stored.read()
  return draft?.userId === userId ? { ...EMPTY_SURVEY, ...draft.values } : EMPTY_SURVEY
}

/** Keeps the answers to one question, or to both. */
export function keepDraft(userId: string, answers: Partial<SurveyValues>): void {
  stored.write({ userId, values: { ...readDraft(userId), ...answers } })
}

export const removeDraft = stored.remove
