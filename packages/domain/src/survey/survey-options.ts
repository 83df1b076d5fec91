/** The job areas of the profile survey. docs/product/survey.md#answers */
export const JOB_AREAS = [
  'finance',
  'customer_support',
  'data',
  'engineering',
  'hr',
  'l_and_d',
  'legal',
  'marketing',
  'operations',
  'product',
  'sales',
  'other',
] as const

export const SURVEY_TOPICS = ['ai', 'business_strategy', 'leadership', 'marketing', 'product'] as const
