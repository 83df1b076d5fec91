import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { hasMeteringBanner } from '@section/domain/metering/banner-areas.ts'
import { meteringText } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { useSignedIn } from '../../lib/viewer.ts'
import { isLimited, meteringQuery, remaining } from './metering-query.ts'
import { useUpgradeLink } from './use-upgrade-link.tsx'

/** At the foot of a limited member's learning screens: what is left of the month. Specification 2, section 4.6. */
export function MeteringBanner() {
  const { pathname } = useLocation()
  const { member } = useSignedIn()
  const upgradeLink = useUpgradeLink()
  const [closed, setClosed] = useState(false)
  const { data: plan } = useQuery({ ...meteringQuery, enabled: isLimited(member) })
  const text = plan ? meteringText(remaining(member, plan)) : null
  if (!text || closed || !hasMeteringBanner(pathname)) return null
  return (
    <Banner
      placement="bottom"
      label="Monthly videos"
      onDismiss={() => setClosed(true)}
      action={
        <ButtonLink variant="primary" size="small" renderLink={upgradeLink}>
          ENROLL NOW
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  )
}
