import {
  type Asker,
  type Row,
  COURSE_ID,
  DEFAULT_FOUR,
  NOBODY,
  SEE_BUSINESS,
  VIDEO_ID,
  isList,
  isThere,
  worked,
} from '../row.ts'

/** The browser makes the id of a note, which counts among the notes of one member. */
const noteOf = ({ userId }: Asker) => ({ noteId: userId })

const RESULT = 'note { text } error { code }'

/** What lists notes comes between the row that writes a note and the row that removes it. */
export const rows: Record<string, Row> = {
  saveVideoNote: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: `mutation($noteId: ID!, $videoId: ID!) {
      saveVideoNote(noteId: $noteId, videoId: $videoId, seconds: 1, text: "Mine") { ${RESULT} } }`,
    variables: (asker) => ({ ...noteOf(asker), videoId: VIDEO_ID }),
    missing: (asker) => ({ ...noteOf(asker), videoId: NOBODY }),
    holds: worked,
  },
  listVideoNotes: {
    who: 'member',
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($courseId: ID!) { listVideoNotes(courseId: $courseId) { notes { text } } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
  listNotedCourses: {
    who: 'member',
    areas: SEE_BUSINESS,
    document: '{ listNotedCourses { courseId courseTitle notes } }',
    holds: isList,
  },
  removeVideoNote: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    document: `mutation($noteId: ID!) { removeVideoNote(noteId: $noteId) { ${RESULT} } }`,
    variables: noteOf,
    missing: () => ({ noteId: 'no id' }),
    holds: worked,
  },
}
