import { useFlag } from '../../../lib/flags.ts'
import { FlagBanner } from '../FlagBanner.tsx'
import { NextSteps } from './NextSteps.tsx'

/** The banner and the first steps above the courses of the free tier. Specification 2, sections 2.1 and 6. */
export function FreeTier() {
  const banner = useFlag('freemiumBanner')
  return (
    <>
      {banner && <FlagBanner banner={banner} label="Membership" location="freemium banner" />}
      <NextSteps />
    </>
  )
}
