import { type Row, NOBODY, COURSE_ID, DEFAULT_FOUR, SEE_BUSINESS, isList, isThere } from '../row.ts'

const BOUGHT = [
  'academy@demo.school',
  'workshop@demo.school',
  'crash@demo.school',
  'crash-two@demo.school',
  'minimba@demo.school',
]

export const rows: Record<string, Row> = {
  listUserSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // This account has bought nothing yet.
    except: { 'crash-none@demo.school': 'empty' },
    document: '{ listUserSessions { sessionId enrollmentStatus } }',
    holds: isList,
  },
  listUserCourses: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    except: { 'crash-none@demo.school': 'empty' },
    document: '{ listUserCourses { courseId sessions { sessionId enrollmentStatus } } }',
    holds: isList,
  },
  listFreeSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...SEE_BUSINESS, 'ai-academy'],
    document: '{ listFreeSessions { sessionId } }',
    holds: isList,
  },
  listPastSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: ['member@demo.school', 'scholar@demo.school', 'sponsor@demo.school'],
    document: '{ listPastSessions { sessionId } }',
    holds: isList,
  },
  listUserSessionsByCourse: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document:
      'query($where: SessionsByCourseInput!) { listUserSessionsByCourse(where: $where) { sessionId } }',
    variables: () => ({ where: { courseId: COURSE_ID, showHiddenInCatalog: true } }),
    missing: () => ({ where: { courseId: NOBODY, showHiddenInCatalog: true } }),
    holds: isList,
  },
  listFacultyCourses: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: SEE_BUSINESS,
    otherwise: 'refused',
    document: 'query($courseId: ID!) { listFacultyCourses(courseId: $courseId) { facultyId } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isList,
  },
  getEntitledSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: BOUGHT,
    document: '{ getEntitledSessions { sessionId } }',
    holds: isList,
  },
  getEntitledBootcampSessions: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: ['academy@demo.school', 'minimba@demo.school'],
    document: '{ getEntitledBootcampSessions { sessionId } }',
    holds: isList,
  },
  getCourseOffer: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    // Accounts that may not take the course learn what opens it; the others get no offer.
    only: [...BOUGHT, 'crash-none@demo.school'],
    otherwise: 'refused',
    document: 'query($courseId: ID!) { getCourseOffer(courseId: $courseId) { courseId heldBy } }',
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isThere,
  },
}
