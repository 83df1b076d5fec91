import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { meteringText } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../lib/routing/ButtonLink.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { isLimited, meteringQuery, remaining } from './metering-query.ts'
import { useMembershipPath } from '../membership/use-membership-path.ts'

/**
 * Says on a limited member's learning screens how many videos are left this month. Once closed, it stays closed for the
 * visit. Specification 2, section 4.6.
 */
export function MeteringBanner() {
  const { pathname } = useLocation()
  const { member } = useSignedIn()
  const membershipPath = useMembershipPath()
  const [closed, setClosed] = useState(() => isClosed(member.userId))
  const { data: plan } = useQuery({ ...meteringQuery, enabled: isLimited(member) })
  const text = plan ? meteringText(remaining(member, plan)) : null
  if (!text || closed || !screenAt(pathname)?.screen.meteringBanner) return null
  return (
    <Banner
      placement="bottom"
      label="Monthly videos"
      onDismiss={() => {
        saveClosed(member.userId)
        setClosed(true)
      }}
      action={
        <ButtonLink variant="primary" size="small" to={membershipPath}>
          ENROLL NOW
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  )
}

const KEY = 'metering-banner-closed-by'

function isClosed(userId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === userId
  } catch {
    return false
  }
}

/** Stores who closed the banner, because it stays closed after a reload, but not for the next member in this tab. */
function saveClosed(userId: string): void {
  try {
    sessionStorage.setItem(KEY, userId)
  } catch {
    // Without storage the banner is shown again after a reload.
  }
}
