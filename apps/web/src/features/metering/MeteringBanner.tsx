import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { meteringText } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '@section/ui/button/ButtonLink.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { isLimited, meteringQuery, remaining } from './metering-query.ts'
import { useUpgradeLink } from './use-upgrade-link.tsx'

/**
 * At the foot of a limited member's learning screens: what is left of the month. Closed, it stays closed for the
 * visit. Specification 2, section 4.6.
 */
export function MeteringBanner() {
  const { pathname } = useLocation()
  const { member } = useSignedIn()
  const upgradeLink = useUpgradeLink()
  const [closed, setClosed] = useState(() => isClosed(member.userId))
  const { data: plan } = useQuery({ ...meteringQuery, enabled: isLimited(member) })
  const text = plan ? meteringText(remaining(member, plan)) : null
  if (!text || closed || !screenAt(pathname)?.screen.meteringBanner) return null
  return (
    <Banner
      placement="bottom"
      label="Monthly videos"
      onDismiss={() => {
        keepClosed(member.userId)
        setClosed(true)
      }}
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

const KEY = 'metering-banner-closed-by'

/** Also after a reload, and not for the next person in this tab. */
function isClosed(userId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === userId
  } catch {
    return false
  }
}

function keepClosed(userId: string): void {
  try {
    sessionStorage.setItem(KEY, userId)
  } catch {
    // A browser that stores nothing shows it again after a reload.
  }
}
