import { jsonb, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy } from '../columns.ts'
import { members } from './members.ts'

export const surveyType = pgEnum('survey_type', ['BASIC_INFO_SURVEY_V1', 'BASIC_INFO_SURVEY_V2'])

/** A member's answers to a survey; the first that arrive are kept. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    userId: ownedBy('user_id', () => members.userId),
    surveyType: surveyType('survey_type').notNull(),
    /** Question → answer. */
    responses: jsonb('responses').$type<Record<string, unknown>>().notNull(),
    /** The id that the browser gave the answers; null for those that came with the content. */
    surveyResponseId: uuid('survey_response_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.surveyType] })],
)
