import { type SurveyValues, topicsOf } from '@section/domain/survey/survey-answers.ts'

export const SAVE_SURVEY = `mutation($responses: SurveyResponsesInput!, $surveyResponseId: ID) {
  saveSurveyResponse(responses: $responses, surveyResponseId: $surveyResponseId) {
    surveyStatus isStored error { code message }
  }
}`

/** Answers to both questions of the profile survey. */
export const SURVEY_ANSWERS: SurveyValues = {
  company: 'Ledgerloop',
  title: 'Manager',
  job_level: 'manager',
  number_of_employees: '100-499',
  job_area: 'customer_support',
  what_topics_are_you_interested_in: topicsOf(['ai', 'leadership']),
  interested_in_section4_for_teams: true,
}
