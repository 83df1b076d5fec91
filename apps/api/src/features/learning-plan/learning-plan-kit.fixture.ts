import { afterAll, beforeAll } from 'vitest'
import type { LearningPlan, LearningPlanResult } from '@section/contract/generated/schema-types.ts'
import { earnedBadges } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { insertCourse, insertSession, type NewCourse } from '../../testing/insert-course.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts'
import { insertProgram } from '../certificates/insert-program.fixture.ts'

const PLAN = `plan { name topic level } certificate { certificateId logo title description progress }
  courseIds reasons { courseId reason }`
const RESULT = `learningPlan { ${PLAN} } error { code }`
const GET = `{ getLearningPlan { ${PLAN} } }`
export const GET_QUIZ = '{ getLearningPlanQuiz { id title options { key label } } }'
const SUBMIT = `mutation($courseIds: [ID!]!) { submitLearningPlan(courseIds: $courseIds) { ${RESULT} } }`
export const SUBMIT_QUIZ = `mutation($responses: [LearningPlanQuizResponseInput!]!) {
  submitLearningPlanQuiz(responses: $responses) { ${RESULT} } }`

/** The answers of a beginner in AI with an hour a week. */
export const ANSWERS = { topic: 'ai', level: 'beginner', time: 'little', format: 'either' }

export const responsesOf = (answers: Record<string, string>) =>
  Object.entries(answers).map(([questionId, key]) => ({ questionId, key }))

/** The ids of a small school with four courses of AI, one of marketing, and a certificate of three of them. */
interface PlanSchool {
  first: string
  second: string
  third: string
  finance: string
  marketing: string
  certificateId: string
}

/** Starts a server with the small school before the tests of a file, and closes it after them. */
export function learningPlanKit(options: TestServerOptions = {}) {
  let server: TestServer
  let school: PlanSchool
  beforeAll(async () => {
    server = await startTestServer(options)
    school = await insertPlanSchool(server)
  })
  afterAll(() => server.close())

  return {
    server: () => server,
    school: () => school,
    /** Inserts a member and returns what they can call. */
    async caller(member: NewMember = {}) {
      const userId = await server.insertMember(member)
      const token = await server.token(userId)
      const call = async <Result>(document: string, variables?: Record<string, unknown>) => {
        const { data, errors } = await server.graphql<Record<string, Result>>(token, document, variables)
        if (errors || !data) throw new Error(JSON.stringify(errors))
        return Object.values(data)[0] as Result
      }
      return {
        userId,
        call,
        plan: () => call<LearningPlan | null>(GET),
        submit: (courseIds: string[]) => call<LearningPlanResult>(SUBMIT, { courseIds }),
        submitQuiz: (answers: Record<string, string> = ANSWERS) =>
          call<LearningPlanResult>(SUBMIT_QUIZ, { responses: responsesOf(answers) }),
        respond: (responses: ReturnType<typeof responsesOf>) =>
          call<LearningPlanResult>(SUBMIT_QUIZ, { responses }),
        /** Gives the member the badge of a course. */
        earn: async (courseId: string) => {
          await server.database.db.insert(earnedBadges).values({ userId, courseId })
          server.services.members.delete(userId)
        },
      }
    },
  }
}

/** Inserts the small school; it invalidates no cache. */
export async function insertPlanSchool({
  database: { db },
}: Pick<TestServer, 'database'>): Promise<PlanSchool> {
  const add = async (sortOrder: number, course: NewCourse) => {
    const courseId = await insertCourse(db, { sortOrder, ...course })
    await insertSession(db, { courseId, sessionType: 'ON_DEMAND' })
    return courseId
  }
  const first = await add(1, { stack: 'ai', title: 'First' })
  const second = await add(2, { stack: 'ai', title: 'Second' })
  const third = await add(3, { stack: 'ai', title: 'Third', difficulty: 'Intermediate' })
  const finance = await add(4, {
    stack: 'ai',
    title: 'Ledgers',
    meta: { whoWillBenefit: [{ title: 'Finance partners', description: '', iconUrl: null }] },
  })
  const marketing = await add(5, { stack: 'marketing', title: 'Brand' })
  const over = await insertCourse(db, { stack: 'ai', title: 'Over' })
  const ended = { startAt: new Date(Date.now() - 9 * DAY_MS), endAt: new Date(Date.now() - 8 * DAY_MS) }
  await insertSession(db, { courseId: over, ...ended })
  const asked = [second, first, third].map((courseId) => ({ courseId }))
  const certificateId = await insertProgram(db, { title: 'AI Strategy' }, asked)
  return { first, second, third, finance, marketing, certificateId }
}
