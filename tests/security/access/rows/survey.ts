import { DEFAULT_FOUR, isList, isThere, type Row } from '../row.ts'

export const rows: Record<string, Row> = {
  getSurveyStatus: {
    who: 'member',
    statuses: DEFAULT_FOUR,
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
}
