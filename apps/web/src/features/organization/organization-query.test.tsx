import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FIGURE_PERIODS, type FigurePeriod } from '@section/domain/organization/figure-period.ts'
import { stubService } from '../../testing/stub-service.ts'
import { someFigures } from './dashboard/dashboard.fixture.tsx'
import { organizationQuery } from './organization-query.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Shown {
  readonly customerId: string
  readonly period: FigurePeriod
}

const [LAST_30_DAYS] = FIGURE_PERIODS
const ACME: Shown = { customerId: 'acme', period: 'CONTRACT_TO_DATE' }

/** Shows the figures of Acme that are known; no request is answered. */
function showFigures() {
  stubService({ '/graphql': () => new Promise(() => {}) })
  const client = new QueryClient()
  client.setQueryData(organizationQuery(ACME.customerId, ACME.period).queryKey, someFigures())
  return renderHook(({ customerId, period }: Shown) => useQuery(organizationQuery(customerId, period)), {
    initialProps: ACME,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

test('The figures of an employer stay until those of another period arrive', () => {
  const { result, rerender } = showFigures()
  rerender({ ...ACME, period: LAST_30_DAYS })
  expect(result.current.data?.overview?.companyName).toBe('Acme')
  expect(result.current.isPlaceholderData).toBe(true)
})

test('The figures of one employer never stand in for those of another', () => {
  const { result, rerender } = showFigures()
  rerender({ ...ACME, customerId: 'globex' })
  expect(result.current.data).toBeUndefined()
})

test('Figures that were not counted yet are asked for again until they are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let asOf: string | null = null
  const requests = stubService({
    '/graphql': () => ({ body: { data: { getOrganizationDetails: { ...someFigures(), asOf } } } }),
  })
  const client = new QueryClient()
  const { result } = renderHook(() => useQuery(organizationQuery('acme', LAST_30_DAYS)), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.data?.asOf).toBeNull())
  asOf = '2026-11-27T21:41:00.000Z'
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(result.current.data?.asOf).toBe(Date.parse(asOf ?? '')))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(2)
})
