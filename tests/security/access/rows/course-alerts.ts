import { type Row, NOBODY, COURSE_ID, DEFAULT_FOUR, SEE_BUSINESS, isThere, worked } from '../row.ts'

const shared = {
  who: 'member',
  statuses: DEFAULT_FOUR,
  areas: SEE_BUSINESS,
  otherwise: 'refused',
  variables: () => ({ courseId: COURSE_ID }),
  missing: () => ({ courseId: NOBODY }),
} as const

const change = (name: string) =>
  `mutation($courseId: ID!) { ${name}(courseId: $courseId) { success error { code } } }`

/** `getCourseAlert` comes between the row that adds an alert and the row that removes it. */
export const rows: Record<string, Row> = {
  addCourseAlert: { ...shared, document: change('addCourseAlert'), holds: worked },
  getCourseAlert: {
    ...shared,
    document: 'query($courseId: ID!) { getCourseAlert(courseId: $courseId) { courseId createdAt } }',
    holds: isThere,
  },
  removeCourseAlert: { ...shared, document: change('removeCourseAlert'), holds: worked },
}
