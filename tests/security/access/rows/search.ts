import { type Answer, DEFAULT_FOUR, isList, type Row } from '../row.ts'

const isFound = (answer: Answer) => answer !== null && 'total' in answer && Number(answer.total) > 0

export const rows: Record<string, Row> = {
  searchCourses: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // A search without text finds what is in the list of sessions, which every account has that may take a course.
    except: { 'crash-none@demo.school': 'empty' },
    document: '{ searchCourses(input: { query: "" }) { courseId reason { field parts { text isMatch } } } }',
    holds: isList,
  },
  searchTranscripts: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // Every lesson with captions says this word.
    document: `{ searchTranscripts(input: { query: "price" }) {
      places { courseId title page { topLevelId } startSeconds parts { text isMatch } }
      total hasMoreThanTotal nextCursor error { code message } } }`,
    // The purchase of the one, a live workshop, has no lessons; the other has bought nothing yet.
    except: { 'workshop@demo.school': 'empty', 'crash-none@demo.school': 'empty' },
    holds: isFound,
  },
}
