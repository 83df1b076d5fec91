import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, isList, isThere, type Row, worked } from '../row.ts'

const PLANS = ['mcsc-unlimited', 'ai-academy'] as const

/** The only account whose plan comes with the content, and that has a course to keep. */
const PLANNED = 'member@demo.school'

const RESULT = `learningPlan {
  plan { name topic level } certificate { certificateId logo title description progress } courseIds reasons { courseId reason }
} error { code message }`

export const rows: Record<string, Row> = {
  getLearningPlan: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: [PLANNED],
    document: '{ getLearningPlan { plan { name } courseIds } }',
    holds: isThere,
  },
  getLearningPlanQuiz: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: PLANS,
    document: '{ getLearningPlanQuiz { id title options { key label } } }',
    holds: isList,
  },
  submitLearningPlan: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: [PLANNED],
    document: `mutation($courseIds: [ID!]!) { submitLearningPlan(courseIds: $courseIds) { ${RESULT} } }`,
    variables: () => ({ courseIds: [stableId('course', 'growth-loops')] }),
    holds: worked,
  },
  submitLearningPlanQuiz: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: PLANS,
    document: `mutation($responses: [LearningPlanQuizResponseInput!]!) {
      submitLearningPlanQuiz(responses: $responses) { ${RESULT} } }`,
    variables: () => ({
      responses: Object.entries({ topic: 'ai', level: 'beginner', time: 'some', format: 'either' }).map(
        ([questionId, key]) => ({ questionId, key }),
      ),
    }),
    holds: worked,
  },
}
