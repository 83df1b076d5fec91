import type { SurveyProfile } from '../survey/survey-answers.ts'
import type { SurveyTopic } from '../survey/survey-options.ts'
import type { TakeableCourse } from './plan-request.ts'

/** What somebody does, as a sentence tells it, and the words by which the school names such people and their subjects. */
interface LineOfWork {
  readonly because: string
  readonly words: readonly string[]
}

/** The job areas of the survey; `other` says nothing of the work. docs/product/learning-plan.md#your-work */
const AREA_WORK: ReadonlyMap<string, LineOfWork> = new Map([
  ['finance', { because: 'you work in finance', words: ['finance', 'controllers', 'audit'] }],
  [
    'customer_support',
    { because: 'you work in customer support', words: ['support', 'service', 'customer success'] },
  ],
  ['data', { because: 'you work with data', words: ['data', 'analysts', 'analytics'] }],
  ['engineering', { because: 'you work in engineering', words: ['engineers', 'engineering', 'IT'] }],
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
      words: ['learning', 'mentors', 'teachers', 'newcomers'],
    },
  ],
  ['legal', { because: 'you work in legal', words: ['legal', 'compliance', 'risk'] }],
  ['marketing', { because: 'you work in marketing', words: ['marketing', 'marketers', 'brand'] }],
  ['operations', { because: 'you work in operations', words: ['operations', 'operators'] }],
  ['product', { because: 'you work in product', words: ['product'] }],
  ['sales', { because: 'you work in sales', words: ['sales', 'sellers', 'commercial'] }],
])

const LEADER: LineOfWork = {
  because: 'you lead a team',
  words: ['managers', 'leads', 'heads', 'management'],
}
const EXECUTIVE: LineOfWork = {
  because: 'you help to run a company',
  words: ['executives', 'leaders', 'directors', 'board'],
}

/** The job levels of the survey that say what somebody does. */
const LEVEL_WORK: ReadonlyMap<string, LineOfWork> = new Map([
  ['manager', LEADER],
  ['director', LEADER],
  ['department_head', LEADER],
  ['evp_vp', EXECUTIVE],
  ['c_suite', EXECUTIVE],
  ['consultant', { because: 'you are a consultant', words: ['consultants', 'agency'] }],
  ['self_employed', { because: 'you work for yourself', words: ['owners', 'founders'] }],
])

/** The topics, as courses of other topics name them. */
const TOPIC_WORDS: Readonly<Record<SurveyTopic, readonly string[]>> = {
  ai: ['ai'],
  business_strategy: ['strategy', 'business'],
  leadership: ['leadership', 'leaders', 'managers', 'management'],
  marketing: ['marketing', 'marketers', 'brand'],
  product: ['product'],
}

/** What the school says of a course: whom it is for, and what it is about. */
type Said = Pick<TakeableCourse, 'audience' | 'topics'>

/**
 * Returns why a course suits the member's job area, e.g. `you work in finance: it is for “Finance partners”`; null if the school
 * does not say so, or without an answer. docs/product/learning-plan.md#your-work
 */
export function jobAreaMatch(course: Said, survey: SurveyProfile | null): string | null {
  const work = AREA_WORK.get(survey?.job_area ?? '')
  return work ? workMatch(course, work, () => true) : null
}

/**
 * Returns why a course suits the member's job level, in the same form. What names the work of others does not count: product
 * managers are no reason for a manager in finance.
 */
export function jobLevelMatch(course: Said, survey: SurveyProfile | null): string | null {
  const work = LEVEL_WORK.get(survey?.job_level ?? '')
  const others = [...AREA_WORK]
    .filter(([area]) => area !== survey?.job_area)
    .flatMap(([, { words }]) => words)
  return work ? workMatch(course, work, (text) => !hasWord(text, others)) : null
}

/** Returns whether the school names a topic among the audience and topics of a course. */
export const namesTopic = ({ audience, topics }: Said, topic: SurveyTopic): boolean =>
  [...audience, ...topics].some((text) => hasWord(text, TOPIC_WORDS[topic]))

function workMatch(
  { audience, topics }: Said,
  { because, words }: LineOfWork,
  counts: (text: string) => boolean,
): string | null {
  const names = (text: string) => hasWord(text, words) && counts(text)
  const reader = audience.find(names)
  if (reader) return `${because}: it is made for “${reader}”`
  const subject = topics.find(names)
  return subject ? `${because}: it is about “${subject}”` : null
}

/** Returns whether a text has one of some words, each whole. Only those written in capitals need them: IT is not “it”. */
function hasWord(text: string, words: readonly string[]): boolean {
  const written = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const plain = written.toLowerCase()
  return words.some((word) => (word === word.toUpperCase() ? written : plain).includes(` ${word} `))
}
