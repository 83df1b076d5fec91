import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { meteringQuery } from '../../metering/metering-query.ts'
import { course } from '../video-collection.fixture.ts'
import { MeteringLock } from './MeteringLock.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A video that the server refuses because the rest was spent elsewhere reads the allowance again, and offers what is free', async () => {
  const plan = (currentMeasure: number) => ({
    threshold: 3,
    currentMeasure,
    watchedVideoIds: [],
    entitledVideoIds: [],
  })
  const offer = { previews: [], courses: [{ courseId: 'c', title: 'Pricing Strategy' }], liveCourses: [] }
  stubService({ '/graphql': { body: { data: { getMeteringPlanDetails: plan(3), getFreeOffer: offer } } } })
  await renderMemberScreen(() => <MeteringLock collection={course()} />, {
    accountType: 'LIMITED',
    known: [[meteringQuery.queryKey, plan(2)]],
  })
  expect(screen.getByText('Shucks.')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Pricing Strategy', hidden: true })).toBeDefined()
})
