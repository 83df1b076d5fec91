import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, isList, isThere, NOBODY, type Row, worked } from '../row.ts'

const CERTIFICATE_ID = stableId('certificate', 'ai-strategy')
const PLANS = ['mcsc-unlimited', 'ai-academy'] as const

export const rows: Record<string, Row> = {
  listCertificates: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...PLANS, 'mc-limited'],
    document: '{ listCertificates { certificateId isRegistered } }',
    holds: isList,
  },
  getCertificate: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...PLANS, 'mc-limited'],
    otherwise: 'refused',
    document: 'query($certificateId: ID!) { getCertificate(certificateId: $certificateId) { title } }',
    variables: () => ({ certificateId: CERTIFICATE_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: isThere,
  },
  removeCertificateRegistration: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...PLANS, 'mc-limited'],
    otherwise: 'refused',
    document:
      'mutation($certificateId: ID!) { removeCertificateRegistration(certificateId: $certificateId) { certificateId error { code } } }',
    variables: () => ({ certificateId: CERTIFICATE_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: worked,
  },
  addCertificateRegistration: {
    who: 'member',
    statuses: [...DEFAULT_FOUR, 'POST_TRIAL'],
    areas: [...PLANS, 'mc-limited'],
    otherwise: 'refused',
    // The free tier sees the certificate and is told why its button is locked; a former trial is told that it has ended.
    except: Object.fromEntries(
      ['limited', 'limited-new', 'limited-spent', 'post-trial'].map(
        (name) => [`${name}@demo.school`, 'empty'] as const,
      ),
    ),
    document:
      'mutation($certificateId: ID!) { addCertificateRegistration(certificateId: $certificateId) { certificateId error { code } } }',
    variables: () => ({ certificateId: CERTIFICATE_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: worked,
  },
}
