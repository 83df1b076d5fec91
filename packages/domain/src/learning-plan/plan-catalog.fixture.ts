import type { TakeableCourse, PlanProgram } from './plan-request.ts'

type Facts = Pick<TakeableCourse, 'stack' | 'level'> & {
  audience?: string
  topics?: string[]
  how: string
  capstone?: true
}

/** The courses of a small school in its order; `how` is live, on demand or both. No course is on marketing. */
const COURSES: Record<string, Facts> = {
  'ai-first': { stack: 'ai', level: 'Beginner', how: 'live, on demand', audience: 'Team leads' },
  'ai-brief': { stack: 'ai', level: 'Beginner', how: 'on demand', audience: 'Managers who delegate' },
  'ai-money': { stack: 'ai', level: 'Intermediate', how: 'live', audience: 'Finance partners' },
  'ai-people': { stack: 'ai', level: 'Beginner', how: 'live', audience: 'People partners' },
  'ai-rules': { stack: 'ai', level: 'Intermediate', how: 'on demand', audience: 'Legal and compliance' },
  'ai-agents': {
    stack: 'ai',
    level: 'Advanced',
    how: 'live',
    audience: 'Operations leads, Product managers',
  },
  'ai-data': { stack: 'ai', level: 'Advanced', how: 'live, on demand', audience: 'Analysts' },
  'ai-brand': { stack: 'ai', level: 'Intermediate', how: 'live', audience: 'Growth marketers' },
  'biz-page': {
    stack: 'business-core',
    level: 'Beginner',
    how: 'on demand',
    audience: 'Founders and owners',
  },
  'biz-choose': {
    stack: 'business-core',
    level: 'Intermediate',
    how: 'live, on demand',
    audience: 'Executives, Sales teams',
  },
  'biz-numbers': { stack: 'business-core', level: 'Intermediate', how: 'on demand', topics: ['Finance'] },
  'biz-final': { stack: 'business-core', level: 'Advanced', how: 'live', capstone: true },
  'lead-one': {
    stack: 'leadership',
    level: 'Beginner',
    how: 'on demand',
    audience: 'Service leads, New managers',
  },
  'lead-hard': {
    stack: 'leadership',
    level: 'Intermediate',
    how: 'live',
    audience: 'People partners, Mentors',
  },
  'lead-hire': {
    stack: 'leadership',
    level: 'Advanced',
    how: 'on demand',
    audience: 'Recruiters, Consultants',
  },
  'prod-metrics': { stack: 'product', level: 'Advanced', how: 'on demand', audience: 'Engineering leads' },
  'prod-bets': { stack: 'product', level: 'Advanced', how: 'live', audience: 'Heads of product' },
}

/** The courses of the small school, all of which can be taken. */
export const PLAN_COURSES: readonly TakeableCourse[] = Object.entries(COURSES).map(
  ([courseId, facts], order) => ({
    courseId,
    stack: facts.stack,
    level: facts.level,
    order,
    topics: facts.topics ?? [],
    audience: facts.audience?.split(', ') ?? [],
    isCapstone: facts.capstone ?? false,
    isLive: facts.how.includes('live'),
    isOnDemand: facts.how.includes('on demand'),
  }),
)

/** Returns a certificate of required courses and electives, which the member has not begun. */
export function planProgram(
  certificateId: string,
  { order, required, electives = [] }: { order: number; required: string[]; electives?: string[] },
): PlanProgram {
  const ask = (isRequired: boolean) => (courseId: string) => {
    const course = PLAN_COURSES.find((each) => each.courseId === courseId)
    if (!course) throw new Error(`There is no course ${courseId}.`)
    const { stack, level, isCapstone } = course
    return { courseId, stack, level, isRequired, liveOnly: isCapstone, isCompleted: false }
  }
  const courses = [...required.map(ask(true)), ...electives.map(ask(false))]
  const title = `Certificate ${certificateId}`
  return {
    certificateId,
    title,
    order,
    isRegistered: false,
    electivesLeft: Math.min(1, electives.length),
    courses,
  }
}

/** The certificates of the small school, in its order. */
export const PLAN_PROGRAMS: readonly PlanProgram[] = [
  planProgram('mixed', { order: 0, required: ['lead-one', 'biz-page'] }),
  planProgram('ai-base', {
    order: 1,
    required: ['ai-brief', 'ai-first', 'ai-rules'],
    electives: ['ai-money', 'ai-brand'],
  }),
  planProgram('ai-deep', { order: 2, required: ['ai-money', 'ai-agents', 'ai-data'] }),
  planProgram('biz', {
    order: 3,
    required: ['biz-page', 'biz-choose', 'biz-final'],
    electives: ['biz-numbers'],
  }),
]
