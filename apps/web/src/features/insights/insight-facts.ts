import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { localZone } from '../../lib/now.ts'
import type { Insight } from './insights-query.ts'

/** Returns when an insight was published and how long reading it takes: 'May 13, 2026', '2 min read'. */
export function insightFacts({
  publishedAt,
  readingMinutes,
}: Pick<Insight, 'publishedAt' | 'readingMinutes'>): readonly [date: string, length: string] {
  return [formatDate(publishedAt, localZone()), `${readingMinutes} min read`]
}
