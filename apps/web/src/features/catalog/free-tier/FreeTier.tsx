import { NextSteps } from '../../home/NextSteps.tsx'
import { FreemiumBanner } from './FreemiumBanner.tsx'

/** What stands above the courses of the free tier. Specification 2, section 2.1. */
export function FreeTier() {
  return (
    <>
      <FreemiumBanner />
      <NextSteps />
    </>
  )
}
