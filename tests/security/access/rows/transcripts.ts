import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, isThere, NOBODY, type Row } from '../row.ts'

export const rows: Record<string, Row> = {
  getTranscript: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // Members with a monthly allowance read only what has played this month.
    areas: ['mcsc-unlimited'],
    otherwise: 'refused',
    document:
      'query($videoContentId: ID!, $language: String) { getTranscript(videoContentId: $videoContentId, language: $language) { videoContentId language languages lines { startSeconds endSeconds text } } }',
    variables: () => ({
      videoContentId: stableId('content-item', 'strategy-that-chooses/on-a-page'),
      language: 'es',
    }),
    missing: () => ({ videoContentId: NOBODY, language: 'es' }),
    holds: isThere,
  },
}
