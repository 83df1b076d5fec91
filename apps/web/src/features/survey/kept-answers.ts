import type { SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { memberDraft } from '../../lib/sign-in/member-draft.ts'

/** The answers that a member of this tab has not submitted yet. */
export const keptAnswers = memberDraft<SurveyValues>('survey-answers')
