import { jsonb, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { members } from './members.ts'

export const surveyType = pgEnum('survey_type', ['BASIC_INFO_SURVEY_V1', 'BASIC_INFO_SURVEY_V2'])

/** A member's answers to a survey, given once; answering again replaces them. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => members.userId, { onDelete: 'cascade' }),
    surveyType: surveyType('survey_type').notNull(),
    /** Question → answer, as the survey's own form sends it. */
    responses: jsonb('responses').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.surveyType] })],
)
