/** The job areas of the profile survey, in the order in which they are offered. docs/product/survey.md#answers */
export const JOB_AREAS = [
  { value: 'finance', label: 'Finance' },
  { value: 'customer_support', label: 'Customer Support' },
  { value: 'data', label: 'Data' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'hr', label: 'Human Resources' },
  { value: 'l_and_d', label: 'Learning & Development' },
  { value: 'legal', label: 'Legal' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'operations', label: 'Operations' },
  { value: 'product', label: 'Product' },
  { value: 'sales', label: 'Sales' },
  { value: 'other', label: 'Other' },
] as const

/** The topics of the profile survey, in the order in which they are offered; `stack` is the filter of the course list. */
export const SURVEY_TOPICS = [
  { value: 'ai', label: 'AI', stack: 'ai' },
  { value: 'business_strategy', label: 'Business Strategy', stack: 'business-core' },
  { value: 'leadership', label: 'Leadership', stack: 'leadership' },
  { value: 'marketing', label: 'Marketing', stack: 'marketing' },
  { value: 'product', label: 'Product', stack: 'product' },
] as const

export type SurveyTopic = (typeof SURVEY_TOPICS)[number]['value']
