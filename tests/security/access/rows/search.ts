import { DEFAULT_FOUR, isList, type Row, SEE_BUSINESS } from '../row.ts'

export const searchRows: Record<string, Row> = {
  searchCourses: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($input: SearchCoursesInput!) { searchCourses(input: $input) { courseId } }',
    variables: () => ({ input: { query: 'negotiation', stacks: ['leadership', 'business-core'] } }),
    missing: () => ({ input: { query: 'xylophone' } }),
    holds: isList,
  },
}
