import { Link } from '@tanstack/react-router'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { anchorTo } from '@section/ui/link/render-link.tsx'
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
          <ButtonLink
            size="small"
            renderLink={(slot) =>
              link.inside ? (
                <Link to={link.href} {...slot} onClick={onClick} />
              ) : (
                anchorTo(link.href, { newTab: true })(slot)
              )
            }
          >
            {banner.buttonCopy}
          </ButtonLink>
        )
      }
    >
      {banner.text}
    </Banner>
  )
}
