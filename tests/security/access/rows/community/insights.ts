import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, isList, NOBODY, type Row } from '../../row.ts'

const CASE_STUDY_ID = stableId('case-study', 'the-price-nobody-dared-to-name')

export const rows: Record<string, Row> = {
  listCaseStudies: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: ['mcsc-unlimited', 'ai-academy'],
    otherwise: 'refused',
    // Insights are not for the employees of a customer, whatever areas they hold.
    except: {
      'employee@demo.school': 'refused',
      'lead@demo.school': 'refused',
      'rival@demo.school': 'refused',
    },
    document:
      'query($caseStudyId: ID) { listCaseStudies(caseStudyId: $caseStudyId) { title video { playlistUrl } } }',
    variables: () => ({ caseStudyId: CASE_STUDY_ID }),
    missing: () => ({ caseStudyId: NOBODY }),
    holds: isList,
  },
}
