import { EMPTY_SURVEY, type SurveyValues } from '@section/domain/survey/survey-answers.ts'
import { keptAnswers } from './kept-answers.ts'

/** Returns what a member has answered in this tab so far. */
export function readDraft(userId: string): SurveyValues {
  const kept = keptAnswers.read()
  return kept?.userId === userId ? { ...EMPTY_SURVEY, ...kept.values } : EMPTY_SURVEY
}

/** Keeps the answers to one question, or to both. */
export function keepDraft(userId: string, answers: Partial<SurveyValues>): void {
  keptAnswers.write({ userId, values: { ...readDraft(userId), ...answers } })
}
