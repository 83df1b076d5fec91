import { DEFAULT_FOUR, isList, type Row } from '../row.ts'

export const rows: Record<string, Row> = {
  searchCourses: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // Without text it finds whatever is in the list of sessions, which everybody has.
    document: '{ searchCourses(input: { query: "" }) { courseId } }',
    holds: isList,
  },
}
