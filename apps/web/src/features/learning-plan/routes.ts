import { createRoute } from '@tanstack/react-router'
import { screenFile } from '../../lib/routing/screen-file.ts'
import { memberScreen } from '../../lib/routing/screen-route.ts'
// Imported here, because a sign-out must remove the answers also on a page that has not loaded the quiz.
import './quiz/quiz-draft.ts'

const learningPlan = screenFile(() => import('./learning-plan-screen.ts'))

export const learningPlanRoutes = [
  createRoute({ ...memberScreen('learningPlan'), loader: learningPlan.load }).lazy(learningPlan.screen),
] as const
