import { EMPTY_SURVEY, type SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { keptAnswers } from './kept-answers.ts'

/** Returns what a member has answered in this tab so far. */
export const readDraft = (userId: string): SurveyValues => ({ ...EMPTY_SURVEY, ...keptAnswers.read(userId) })

/** Keeps the answers to one question, or to both. */
export function keepDraft(userId: string, answers: Partial<SurveyValues>): void {
  keptAnswers.write(userId, { ...readDraft(userId), ...answers })
}
