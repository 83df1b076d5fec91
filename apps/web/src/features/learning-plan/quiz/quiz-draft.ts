import { memberDraft } from '../../../lib/sign-in/member-draft.ts'

/** The answers to the quiz by the ids of their questions, and the question that is shown, counted from 0. */
export interface QuizDraft {
  readonly answers: Readonly<Record<string, string>>
  readonly shown: number
}

export const NEW_QUIZ: QuizDraft = { answers: {}, shown: 0 }

/** The quiz that a member of this tab has begun and not finished. docs/product/learning-plan.md#quiz-screen */
export const quizDraft = memberDraft<QuizDraft>('learning-plan-quiz')
