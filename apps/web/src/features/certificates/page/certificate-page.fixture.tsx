import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { aSession, NOW } from '../../../testing/dashboard-session.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { type Dashboard, dashboardQuery } from '../../catalog/dashboard-query.ts'
import { useMembershipLockOpened } from '../../membership/membership-lock.ts'
import { aCertificate } from '../certificate.fixture.ts'
import { type CertificateDetail, certificateQuery } from '../certificates-query.ts'
import { CertificatePage } from './CertificatePage.tsx'

const dashboard: Dashboard = {
  bookmarks: new Set(['offered']),
  resume: null,
  sessions: [
    aSession({ sessionId: 's1', courseId: 'offered', title: 'offered' }),
    aSession({
      sessionId: 's2',
      courseId: 'over',
      title: 'over',
      startAt: NOW - 9 * DAY_MS,
      endAt: NOW - 8 * DAY_MS,
      enrollmentStatus: 'COMPLETED',
    }),
  ],
}

/** Renders the page, and a text while the membership lock is open, because the shell renders the lock itself. */
const PageWithLock = () => (
  <>
    <CertificatePage />
    {useMembershipLockOpened() && <p>locked</p>}
  </>
)

interface Setting extends Omit<NonNullable<Parameters<typeof renderMemberScreen>[1]>, 'known'> {
  /** The fields of the answers of mutations and of other queries. */
  answers?: object
  /** The certificate after a mutation. */
  afterwards?: Partial<CertificateDetail>
}

/** Opens the page of a certificate as a member; returns the requests that were sent. */
export async function openCertificate(
  more: Partial<CertificateDetail> = {},
  { answers = {}, afterwards = {}, ...setting }: Setting = {},
) {
  const shown = aCertificate(more)
  const requests = stubService({
    '/graphql': { body: { data: { getCertificate: { ...shown, ...afterwards }, ...answers } } },
  })
  await renderMemberScreen(PageWithLock, {
    path: '/certificates/$certificateId',
    address: '/certificates/c1',
    known: [
      [certificateQuery('c1').queryKey, shown],
      [dashboardQuery.queryKey, dashboard],
    ],
    ...setting,
  })
  await screen.findByRole('heading', { level: 1, name: 'AI Strategy' })
  return requests
}

/** Sets the clock to that of the dashboard, and tidies up after each test. */
export function useCertificatePageTests(): void {
  beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
