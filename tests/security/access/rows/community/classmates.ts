import { COURSE_ID, DEFAULT_FOUR, isThere, NOBODY, type Row } from '../../row.ts'

export const rows: Record<string, Row> = {
  listClassmates: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    otherwise: 'refused',
    // The members who have watched the course on demand.
    only: ['trial@demo.school', 'rival@demo.school'],
    document:
      'query($courseId: ID!) { listClassmates(courseId: $courseId) { members { userId } total mayBeMore isShared } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
}
