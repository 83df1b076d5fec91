import type { SurveyProfile } from '../survey/survey-answers.ts'
import type { SurveyTopic } from '../survey/survey-options.ts'
import type { PlanCourse } from './plan-request.ts'

/** What somebody does, as a sentence begins with it, and the words by which courses name it. */
interface LineOfWork {
  readonly because: string
  readonly words: readonly string[]
}

/** The job areas of the survey. `other` says nothing of the work, and is not here. */
const JOB_AREA_WORDS = new Map<string, LineOfWork>([
  ['finance', { because: 'you work in finance', words: ['finance', 'controllers', 'audit'] }],
  [
    'customer_support',
    { because: 'you work in customer support', words: ['support', 'customer success', 'service'] },
  ],
  ['data', { because: 'you work with data', words: ['data', 'analytics', 'analysts'] }],
  ['engineering', { because: 'you work in engineering', words: ['engineering', 'engineers', 'it'] }],
  [
    'hr',
    {
      because: 'you work in human resources',
      words: ['people partners', 'people teams', 'talent', 'recruiters'],
    },
  ],
  [
    'l_and_d',
    {
      because: 'you work in learning and development',
      words: ['learning', 'teachers', 'trainers', 'mentors', 'newcomers'],
    },
  ],
  ['legal', { because: 'you work in legal', words: ['legal', 'compliance', 'risk'] }],
  ['marketing', { because: 'you work in marketing', words: ['marketing', 'marketers', 'brand'] }],
  ['operations', { because: 'you work in operations', words: ['operations'] }],
  ['product', { because: 'you work in product', words: ['product'] }],
  ['sales', { because: 'you work in sales', words: ['sales', 'sellers', 'commercial'] }],
])

const LEADER: LineOfWork = { because: 'you lead a team', words: ['managers', 'leads', 'management'] }
const EXECUTIVE: LineOfWork = {
  because: 'you help to run a company',
  words: ['executives', 'leaders', 'directors', 'board', 'strategy'],
}
const INDEPENDENT: LineOfWork = {
  because: 'you advise others or work for yourself',
  words: ['owners', 'founders', 'consultants', 'agency'],
}

/** The job levels of the survey; those that say nothing of a role are not here. */
const JOB_LEVEL_WORDS = new Map<string, LineOfWork>([
  ['manager', LEADER],
  ['director', LEADER],
  ['department_head', LEADER],
  ['evp_vp', EXECUTIVE],
  ['c_suite', EXECUTIVE],
  ['consultant', INDEPENDENT],
  ['self_employed', INDEPENDENT],
])

/** The topics, for courses that belong to other stacks. */
const TOPIC_WORDS: Readonly<Record<SurveyTopic, readonly string[]>> = {
  ai: ['ai'],
  business_strategy: ['strategy', 'business'],
  leadership: ['leadership', 'leaders', 'managers', 'management'],
  marketing: ['marketing', 'marketers', 'brand'],
  product: ['product'],
}

type Readers = Pick<PlanCourse, 'audience' | 'topics'>

/**
 * Returns why a course suits the member's job area, e.g. `you work in finance: it is for “Finance partners”`; null if the school
 * names no such work among its audience and topics, or without an answer. docs/product/learning-plan.md#your-work
 */
export const jobAreaMatch = (course: Readers, survey: SurveyProfile | null): string | null =>
  workMatch(course, JOB_AREA_WORDS.get(survey?.job_area ?? ''))

/** Returns why a course suits the member's job level, in the same form. */
export const jobLevelMatch = (course: Readers, survey: SurveyProfile | null): string | null =>
  workMatch(course, JOB_LEVEL_WORDS.get(survey?.job_level ?? ''))

/** Returns the text among the audience and topics of a course that names a topic, or null. */
export const topicMatch = ({ audience, topics }: Readers, topic: SurveyTopic): string | null =>
  [...audience, ...topics].find((text) => hasWord(text, TOPIC_WORDS[topic])) ?? null

function workMatch({ audience, topics }: Readers, work: LineOfWork | undefined): string | null {
  if (!work) return null
  const reader = audience.find((text) => hasWord(text, work.words))
  if (reader) return `${work.because}: it is for “${reader}”`
  const subject = topics.find((text) => hasWord(text, work.words))
  return subject ? `${work.because}: it is about “${subject}”` : null
}

/** Returns whether a text has one of some words, each whole and written in lower case. */
function hasWord(text: string, words: readonly string[]): boolean {
  const plain = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.some((word) => plain.includes(` ${word} `))
}
