import { jsonb, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, ownedBy } from '../columns.ts'
import { members } from './members.ts'

export const surveyType = pgEnum('survey_type', ['BASIC_INFO_SURVEY_V1', 'BASIC_INFO_SURVEY_V2'])

/** A member's last answers to a survey. */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    userId: ownedBy('user_id', () => members.userId),
    surveyType: surveyType('survey_type').notNull(),
    /** Question → answer. */
    responses: jsonb('responses').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.surveyType] })],
)
