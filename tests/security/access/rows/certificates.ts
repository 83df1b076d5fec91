import { stableId } from '@section/api/server/content/stable-id.ts'
import { DEFAULT_FOUR, isList, isThere, NOBODY, type Row, type Verdict, worked } from '../row.ts'

const CERTIFICATE_ID = stableId('certificate', 'ai-strategy')
const CRASH_COURSE_ID = stableId('certificate', 'ai-crash-course')
/** The certificate that scholar@ has completed; its courses are in no AI plan. */
const EARNED_ID = stableId('certificate', 'brand-and-growth')
const PLANS = ['mcsc-unlimited', 'ai-academy'] as const

/** The former trial and the accounts of the free tier, which are told why they may not register. */
const UNPAID = ['limited', 'limited-new', 'limited-spent', 'upgrader', 'post-trial', 'returner']
/** The accounts that pay for Unlimited by the year. */
const PAYING = ['member', 'offer', 'past-due', 'scheduled', 'ending']

/** Returns the verdict for accounts that see a certificate and are told why they do not get what they ask for. */
const told = (...names: readonly string[]): Record<string, Verdict> =>
  Object.fromEntries(names.map((name) => [`${name}@demo.school`, 'empty'] as const))

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
  getEntitledCertificates: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: [...PLANS, 'mc-limited'],
    except: { 'crash@demo.school': 'allowed', 'crash-two@demo.school': 'allowed' },
    document: '{ getEntitledCertificates { certificateId entitledCourseIds } }',
    holds: isList,
  },
  getCrashCourseCertificate: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    only: ['crash@demo.school', 'crash-two@demo.school'],
    otherwise: 'refused',
    document:
      'query($certificateId: ID!) { getCrashCourseCertificate(certificateId: $certificateId) { title } }',
    variables: () => ({ certificateId: CRASH_COURSE_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: isThere,
  },
  addCertificateCompletion: {
    who: 'member',
    statuses: [...DEFAULT_FOUR, 'POST_TRIAL'],
    areas: ['mcsc-unlimited', 'mc-limited'],
    otherwise: 'refused',
    // Only scholar@ has earned it.
    except: told(...UNPAID, ...PAYING, 'trial', 'newcomer', 'employee', 'lead', 'sponsor', 'rival', 'staff'),
    document: `mutation($certificateId: ID!) {
      addCertificateCompletion(certificateId: $certificateId) { certificateId isCompleted error { code } } }`,
    variables: () => ({ certificateId: EARNED_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: worked,
  },
  removeCertificateCompletion: {
    who: 'member',
    statuses: DEFAULT_FOUR,
    areas: ['mcsc-unlimited', 'mc-limited'],
    otherwise: 'refused',
    // A completed certificate stands.
    except: told('scholar'),
    document: `mutation($certificateId: ID!) {
      removeCertificateCompletion(certificateId: $certificateId) { certificateId isCompleted error { code } } }`,
    variables: () => ({ certificateId: EARNED_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: worked,
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
    except: told(...UNPAID),
    document:
      'mutation($certificateId: ID!) { addCertificateRegistration(certificateId: $certificateId) { certificateId error { code } } }',
    variables: () => ({ certificateId: CERTIFICATE_ID }),
    missing: () => ({ certificateId: NOBODY }),
    holds: worked,
  },
}
