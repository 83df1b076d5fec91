import { stableId } from '@section/api/server/content/stable-id.ts'
import { type Answer, COURSE_ID, DEFAULT_FOUR, isList, isThere, NOBODY, type Row } from '../../row.ts'

/** Whoever may open the catalog of resources; everybody else gets what a school without resources answers. */
const READERS = {
  who: 'member',
  statuses: DEFAULT_FOUR,
  areas: ['mcsc-unlimited', 'ai-academy'],
} as const

const RESOURCE_ID = stableId('resource', 'the-brief-builder')
const FIELDS = 'title pdfDownloadUrl googleDocCopyUrl items { content }'

export const rows: Record<string, Row> = {
  getResource: {
    ...READERS,
    otherwise: 'refused',
    document: `query($id: ID!) { getResource(resourceID: $id) { ${FIELDS} } }`,
    variables: () => ({ id: RESOURCE_ID }),
    missing: () => ({ id: NOBODY }),
    holds: isThere,
  },
  listResources: {
    ...READERS,
    otherwise: 'refused',
    document: `query($ids: [ID!]) { listResources(resourceIDs: $ids) { ${FIELDS} } }`,
    variables: () => ({ ids: [RESOURCE_ID] }),
    missing: () => ({ ids: [NOBODY] }),
    holds: isList,
  },
  searchResources: {
    ...READERS,
    document: `{ searchResources(input: {}) { resources { ${FIELDS} } total page totalPages facets { key } } }`,
    holds: (answer: Answer) => answer !== null && 'total' in answer && Number(answer.total) > 0,
  },
  listCourseResources: {
    ...READERS,
    otherwise: 'refused',
    document: `query($courseId: ID!) { listCourseResources(courseId: $courseId) { ${FIELDS} } }`,
    variables: () => ({ courseId: COURSE_ID }),
    missing: () => ({ courseId: NOBODY }),
    holds: isList,
  },
}
