import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../lib/routing/or-not-found.ts'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { QuizPage } from './quiz/QuizPage.tsx'
import { quizQuery } from './quiz/quiz-query.ts'
import { QuizSkeleton } from './quiz/QuizSkeleton.tsx'

export const load = ({ context: { queryClient } }: Loading<'learningPlan'>) =>
  orNotFound(queryClient.ensureQueryData(quizQuery))

export const screen = createLazyRoute(memberRouteId('learningPlan'))({
  component: QuizPage,
  pendingComponent: QuizSkeleton,
})
