import { useFlag } from '../../../lib/flags.ts'
import { SpentAllowance } from '../../metering/SpentAllowance.tsx'
import { useMeteringBarOpen } from '../../metering/metering-query.ts'
import { FlagBanner } from '../FlagBanner.tsx'
import { VotingBanner } from '../VotingBanner.tsx'
import { NextSteps } from './NextSteps.tsx'

/** The first steps, and what is free when the allowance is spent: what free members see above the courses. */
export function FreeTier() {
  return (
    <>
      <NextSteps />
      <SpentAllowance folded />
    </>
  )
}

/**
 * The banners that free members see below the first section of courses. A screen sells once: where the bar does, the banner of the
 * membership is left out. docs/product/catalog.md#banners
 */
export function FreeTierBanners() {
  const membership = useFlag('freemiumBanner')
  const isSold = useMeteringBarOpen()
  return (
    <>
      <VotingBanner />
      {membership && !isSold && (
        <FlagBanner banner={membership} label="Membership" location="freemium banner" />
      )}
    </>
  )
}
