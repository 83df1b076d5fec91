import { SAVE_SURVEY, SURVEY_ANSWERS } from '@section/api/features/survey/survey-answers.fixture.ts'
import { DEFAULT_FOUR, isList, isThere, type Row, worked } from '../row.ts'

export const rows: Record<string, Row> = {
  getSurveyStatus: {
    who: 'member',
    statuses: ['LIMITED'],
    document: 'query($surveyType: SurveyType!) { getSurveyStatus(surveyType: $surveyType) }',
    variables: () => ({ surveyType: 'BASIC_INFO_SURVEY_V2' }),
    holds: isThere,
  },
  getNextStepsStatus: {
    who: 'member',
    statuses: ['LIMITED'],
    document: '{ getNextStepsStatus { name isCompleted remedyRoute } }',
    holds: isList,
  },
  saveSurveyResponse: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    document: SAVE_SURVEY,
    variables: () => ({ responses: SURVEY_ANSWERS }),
    holds: worked,
  },
}
