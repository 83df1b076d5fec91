import { safeHref } from '@section/domain/links/safe-href.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../../lib/routing/ButtonLink.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { NextSteps } from './NextSteps.tsx'

/** The banner and the first steps above the courses of the free tier. Specification 2, section 2.1. */
export function FreeTier() {
  return (
    <>
      <FreemiumBanner />
      <NextSteps />
    </>
  )
}

/** The banner that its flag configures. Specification 2, sections 2.1 and 6. */
function FreemiumBanner() {
  const banner = useFlag('freemiumBanner')
  if (!banner) return null
  const link = safeHref(banner.buttonLink)
  const onClick = () => track('CTA Clicked', { text: banner.buttonCopy, location: 'freemium banner' })
  return (
    <Banner
      label="Membership"
      action={
        link && (
          <ButtonLink size="small" to={link.href} newTab={!link.inside} onClick={onClick}>
            {banner.buttonCopy}
          </ButtonLink>
        )
      }
    >
      {banner.text}
    </Banner>
  )
}
