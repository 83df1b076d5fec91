import type { FormSchema } from '../forms/text-field.ts'
import type { SurveyValues } from './survey-answers.ts'

const NAMES: Record<keyof SurveyValues, string> = {
  company: 'company',
  title: 'job title',
  job_level: 'job level',
  number_of_employees: 'number of employees',
  job_area: 'job area',
  what_topics_are_you_interested_in: 'a topic',
  interested_in_section4_for_teams: 'the box about teams',
}

/**
 * Names what a question of the survey still lacks, in the order of its fields: 'Still missing: company and job area.'; null
 * once it is answered. docs/product/survey.md#slides
 */
export function missingAnswers<Values extends Partial<SurveyValues>>(
  form: FormSchema<Values>,
  values: Values,
): string | null {
  const problems = form.safeParse(values).error?.issues ?? []
  if (problems.length === 0) return null
  const faulty = new Set(problems.map(({ path }) => path[0]))
  const names = Object.entries(NAMES).flatMap(([field, name]) => (faulty.has(field) ? [name] : []))
  return `Still missing: ${new Intl.ListFormat('en-US').format(names)}.`
}
