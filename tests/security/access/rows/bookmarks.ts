import { type Row, NOBODY, COURSE_ID, DEFAULT_FOUR, SEE_BUSINESS, isList, worked } from '../row.ts'

/** `listCourseBookmarks` comes after the row that saves what it lists. */
export const rows: Record<string, Row> = {
  addUserSave: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'mutation($contentId: ID!) { addUserSave(contentId: $contentId, contentType: COURSE) { success contentId error { code } } }',
    variables: () => ({ contentId: COURSE_ID }),
    missing: () => ({ contentId: NOBODY }),
    holds: worked,
  },
  listCourseBookmarks: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // The answers are what the row before has saved, and what the account of the AI academy has from the start.
    areas: [...SEE_BUSINESS, 'ai-academy'],
    document: '{ listCourseBookmarks { courseId } }',
    holds: isList,
  },
  removeUserSave: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'mutation($contentId: ID!) { removeUserSave(contentId: $contentId, contentType: COURSE) { success contentId error { code } } }',
    variables: () => ({ contentId: COURSE_ID }),
    missing: () => ({ contentId: NOBODY }),
    holds: worked,
  },
}
