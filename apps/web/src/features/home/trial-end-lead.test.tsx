import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../testing/render-member-screen.tsx'
import { certificateProgressQuery } from '../certificate-progress/certificate-progress-query.ts'
import { type Dashboard, dashboardQuery } from '../catalog/dashboard-query.ts'
import { credentialsQuery } from '../credentials/credentials-query.ts'
import { courseProgressQuery, HomePage } from './HomePage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('The lead of the home page says when a trial ends', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 15))
  const dashboard: Dashboard = { sessions: [], bookmarks: new Set(), resume: null }
  await renderMemberScreen(HomePage, {
    accountType: 'TRIAL',
    member: { trialEndDate: Date.UTC(2026, 10, 30, 23) },
    known: [
      [credentialsQuery.queryKey, []],
      [certificateProgressQuery.queryKey, []],
      [dashboardQuery.queryKey, dashboard],
      [courseProgressQuery.queryKey, new Map()],
    ],
  })
  expect(await screen.findByText(/ Your trial ends Mon, Nov 30\.$/)).toBeDefined()
})
