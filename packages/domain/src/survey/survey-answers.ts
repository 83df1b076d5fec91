import * as z from 'zod/mini'
import { type FormSchema, textField } from '../forms/text-field.ts'
import { COMPANY_SIZES, JOB_LEVELS, REQUIRED } from '../invitations/pass-registration-form.ts'
import { JOB_AREAS, SURVEY_TOPICS, type SurveyTopic } from './survey-options.ts'

/** The survey that members are asked. */
export const PROFILE_SURVEY = 'BASIC_INFO_SURVEY_V2' as const

/** The maximum length of a company and of a job title, in characters. */
export const MAX_SURVEY_TEXT = 120

/** The values of the first question, `What do you do?`; a choice that is not made yet is empty. */
export type WorkValues = {
  company: string
  title: string
  job_level: string
  number_of_employees: string
  job_area: string
}

/** The values of the second question, `What do you want to learn about this year?`. */
export type InterestValues = {
  what_topics_are_you_interested_in: Record<SurveyTopic, boolean>
  interested_in_section4_for_teams: boolean
}

/** The answers from both questions, as they are sent and stored. */
export type SurveyValues = WorkValues & InterestValues

const text = textField({ max: MAX_SURVEY_TEXT, missing: REQUIRED })
const oneOf = (options: readonly { readonly value: string }[]) =>
  z.string().check(z.refine((chosen) => options.some(({ value }) => value === chosen), REQUIRED))

const work = {
  company: text,
  title: text,
  job_level: oneOf(JOB_LEVELS),
  number_of_employees: oneOf(COMPANY_SIZES),
  job_area: oneOf(JOB_AREAS),
}
const interests = {
  what_topics_are_you_interested_in: z
    .strictObject({
      ai: z.boolean(),
      business_strategy: z.boolean(),
      leadership: z.boolean(),
      marketing: z.boolean(),
      product: z.boolean(),
    } satisfies Record<SurveyTopic, unknown>)
    .check(z.refine((topics) => Object.values(topics).includes(true), REQUIRED)),
  interested_in_section4_for_teams: z.boolean().check(z.refine((ticked) => ticked, REQUIRED)),
}

/** The rules of the first question: every field has a value. docs/product/survey.md#answers */
export const workForm: FormSchema<WorkValues> = z.strictObject(work)

/** The rules of the second question: at least one topic is chosen, and the interest for teams is ticked. */
export const interestForm: FormSchema<InterestValues> = z.strictObject(interests)

/** The rules of all answers together. Other fields, options and topics than those of the survey are refused. */
export const surveyForm: FormSchema<SurveyValues> = z.strictObject({ ...work, ...interests })

/** What the answers tell of a member's work and interests. */
export type SurveyProfile = Pick<SurveyValues, 'job_area' | 'job_level' | 'what_topics_are_you_interested_in'>

const { job_area, job_level } = work
const { what_topics_are_you_interested_in } = interests
const profile: z.ZodMiniType<SurveyProfile> = z.object({
  job_area,
  job_level,
  what_topics_are_you_interested_in,
})

/** Returns what stored answers tell of a member's work and interests; null if they are those of another survey. */
export const surveyProfile = (responses: unknown): SurveyProfile | null =>
  profile.safeParse(responses).data ?? null

/** The values of a survey to which nothing is answered. */
export const EMPTY_SURVEY: SurveyValues = {
  company: '',
  title: '',
  job_level: '',
  number_of_employees: '',
  job_area: '',
  what_topics_are_you_interested_in: topicsOf([]),
  interested_in_section4_for_teams: false,
}

/** Returns the map of all topics in which the chosen ones are true. */
export function topicsOf(chosen: readonly SurveyTopic[]): Record<SurveyTopic, boolean> {
  const has = (topic: SurveyTopic) => chosen.includes(topic)
  return {
    ai: has('ai'),
    business_strategy: has('business_strategy'),
    leadership: has('leadership'),
    marketing: has('marketing'),
    product: has('product'),
  }
}

/** Returns the stacks of the chosen topics, by which the course list is filtered, in the order of the survey. */
export function chosenStacks(topics: Record<SurveyTopic, boolean>): string[] {
  return SURVEY_TOPICS.filter(({ value }) => topics[value]).map(({ stack }) => stack)
}
