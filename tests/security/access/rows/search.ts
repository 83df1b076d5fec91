import { DEFAULT_FOUR, isList, type Row } from '../row.ts'

export const rows: Record<string, Row> = {
  searchCourses: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // A search without text finds what is in the list of sessions, which every account has.
    document: '{ searchCourses(input: { query: "" }) { courseId } }',
    holds: isList,
  },
}
