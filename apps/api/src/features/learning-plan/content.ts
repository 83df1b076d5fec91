import type { Db } from '@section/db/connection.ts'
import { quizAnswers } from '@section/domain/learning-plan/quiz.ts'
import { loadMemberStates } from '../../server/access/member-state-store.ts'
import { toMemberViewer } from '../../server/access/viewer.ts'
import type { FeatureContent } from '../../server/content/feature-content.ts'
import type { LoadContext } from '../../server/content/school.ts'
import { loadPrograms } from '../certificates/programs-store.ts'
import type { Person } from '../members/content/person.ts'
import { replacePlan } from './learning-plan-store.ts'
import { recommendTo } from './recommend.ts'

/** The answers of people to the quiz. */
export const learningPlanContent = {
  writePeople: (tx, _school, context, { people }) => writePlans(tx, people, context),
} satisfies FeatureContent

/** Recommends a plan to each new person with answers, by the rule of the quiz and from what the load has written. */
async function writePlans(
  tx: Db,
  people: readonly Person[],
  { now, loadSnapshot }: LoadContext,
): Promise<void> {
  const answered = people.flatMap(({ userId, learningPlan }) => {
    const answers = learningPlan && quizAnswers(learningPlan)
    return answers ? [{ userId, answers, responses: learningPlan }] : []
  })
  if (answered.length === 0) return
  const states = await loadMemberStates(
    tx,
    answered.map(({ userId }) => userId),
  )
  const offer = { snapshot: await loadSnapshot(tx), programs: await loadPrograms(tx), now }
  for (const { userId, answers, responses } of answered) {
    const state = states.get(userId)
    const plan = state && (await recommendTo(tx, answers, { ...offer, viewer: toMemberViewer(state, now) }))
    if (plan) await replacePlan(tx, { userId, responses, plan, at: new Date(now) })
  }
}
