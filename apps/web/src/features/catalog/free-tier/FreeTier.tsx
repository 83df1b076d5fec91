import { useFlag } from '../../../lib/flags.ts'
import { SpentAllowance } from '../../metering/SpentAllowance.tsx'
import { FlagBanner } from '../FlagBanner.tsx'
import { NextSteps } from './NextSteps.tsx'

/** The spent allowance, the banner and the first steps that free members see above the courses. */
export function FreeTier() {
  const banner = useFlag('freemiumBanner')
  return (
    <>
      <SpentAllowance />
      {banner && <FlagBanner banner={banner} label="Membership" location="freemium banner" />}
      <NextSteps />
    </>
  )
}
