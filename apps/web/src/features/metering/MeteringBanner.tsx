import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meteringText } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { useSignedIn } from '../../lib/viewer.ts'
import { isLimited, meteringQuery, remaining } from './metering-query.ts'
import { useUpgradeLink } from './use-upgrade-link.tsx'

/** At the foot of every screen of a limited member: what is left of the month. Specification 2, section 4.6. */
export function MeteringBanner() {
  const { member } = useSignedIn()
  const upgradeLink = useUpgradeLink()
  const [closed, setClosed] = useState(false)
  const { data: plan } = useQuery({ ...meteringQuery, enabled: isLimited(member) })
  const text = plan ? meteringText(remaining(member, plan)) : null
  if (!text || closed) return null
  return (
    <Banner
      placement="bottom"
      label="Monthly videos"
      onDismiss={() => setClosed(true)}
      action={
        upgradeLink && (
          <ButtonLink variant="primary" size="small" renderLink={upgradeLink}>
            ENROLL NOW
          </ButtonLink>
        )
      }
    >
      {text}
    </Banner>
  )
}
