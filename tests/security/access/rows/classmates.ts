import { COURSE_ID, DEFAULT_FOUR, isThere, NOBODY, type Row } from '../row.ts'

export const rows: Record<string, Row> = {
  listClassmates: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    otherwise: 'refused',
    only: [],
    document:
      'query($courseId: ID!) { listClassmates(courseId: $courseId) { members { userId } total isShared } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
}
