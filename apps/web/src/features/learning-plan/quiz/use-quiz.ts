import { useState } from 'react'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { quizDraft, NEW_QUIZ, type QuizDraft } from './quiz-draft.ts'
import type { AskedQuestion } from './quiz-query.ts'

/**
 * Returns the question that is shown, which is never one behind an unanswered question, the answers, and what changes them.
 * They are kept in this tab. Answers to questions that there are no more are left out.
 */
export function useQuiz(questions: readonly AskedQuestion[]) {
  const { userId } = useSignedIn().viewer
  const [draft, setDraft] = useState(() => quizDraft.read(userId) ?? NEW_QUIZ)
  const change = (next: Partial<QuizDraft>) => {
    const changed = { ...draft, ...next }
    quizDraft.write(userId, changed)
    setDraft(changed)
  }
  const responses = questions.flatMap(({ id: questionId, options }) => {
    const key = draft.answers[questionId]
    return key !== undefined && options.some((option) => option.key === key) ? { questionId, key } : []
  })
  const unanswered = questions.findIndex(({ id }) => !responses.some(({ questionId }) => questionId === id))
  const last = questions.length - 1
  const shown = Math.min(draft.shown, unanswered === -1 ? last : unanswered)
  const question = questions[shown]
  return {
    question,
    number: shown + 1,
    isLast: shown === last,
    /** The key of the chosen option of the question that is shown. */
    chosen: responses.find(({ questionId }) => questionId === question?.id)?.key,
    responses,
    choose: (key: string) => question && change({ answers: { ...draft.answers, [question.id]: key }, shown }),
    previous: () => change({ shown: shown - 1 }),
    next: () => change({ shown: shown + 1 }),
  }
}
