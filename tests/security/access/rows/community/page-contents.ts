import { isThere, type Row } from '../../row.ts'

export const rows: Record<string, Row> = {
  getPageContent: {
    who: 'member',
    document: `query($slug: String!) {
      getPageContent(slug: $slug, publishStatuses: [DRAFT, ACTIVE, ARCHIVED]) { title body publishStatus } }`,
    variables: () => ({ slug: 'drops' }),
    missing: () => ({ slug: 'nobody' }),
    holds: isThere,
  },
}
