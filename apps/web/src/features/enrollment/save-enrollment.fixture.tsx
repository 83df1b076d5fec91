import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { stubService } from '../../testing/stub-service.ts'
import { useSaveEnrollment } from './save-enrollment.ts'

/** A seat in a sprint that begins in ten days. */
export const SEAT = {
  sessionId: 's1',
  title: 'Pricing',
  sessionType: 'LIVE',
  sessionKind: 'SPRINT',
  startAt: Date.now() + 10 * DAY_MS,
  endAt: Date.now() + 20 * DAY_MS,
  activateAt: null,
  enrollmentStatus: 'ENROLLED',
  entitled: true,
} as const

/** Renders the mutation; returns its current state. */
export const saveInApp = () =>
  renderHook(useSaveEnrollment, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AppTheme env="test">{children}</AppTheme>
      </QueryClientProvider>
    ),
  }).result

interface Answer {
  enrollmentStatus: string | null
  undo?: string
  alreadyLeft?: boolean
  error?: object
}

/** Lets the endpoint answer each request with the next of these; returns the requests. */
export function answering(...answers: Answer[]) {
  const left = [...answers]
  return stubService({
    '/graphql': () => {
      const answer = left.shift() ?? { enrollmentStatus: null }
      return {
        body: { data: { saveEnrollment: { undo: null, alreadyLeft: false, error: null, ...answer } } },
      }
    },
  })
}
