import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { metering, meteringText } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { useMeteringPlan, useNextVideosText, useRenewedAllowance } from './metering-query.ts'

/** The member who closed the banner: it stays closed after a reload, but not for the next member in this tab. */
const closedBy = storedValue<string>('metering-banner-closed-by')

/**
 * Says on a limited member's learning screens how many videos are left this month, or when the next ones come. Once
 * closed, it stays closed for the visit. docs/product/metering.md#banner
 */
export function MeteringBanner() {
  const { pathname } = useLocation()
  const { viewer } = useSignedIn()
  const [closed, setClosed] = useState(() => closedBy.read() === viewer.userId)
  const derived = metering(true, useMeteringPlan())
  const text = meteringText(derived)
  const next = useNextVideosText()
  useRenewedAllowance()
  if (!text || closed || !screenAt(pathname)?.screen.meteringBanner) return null
  return (
    <Banner
      placement="bottom"
      label="Monthly videos"
      onDismiss={() => {
        closedBy.write(viewer.userId)
        setClosed(true)
      }}
      action={
        <ButtonLink variant="primary" size="small" to={membershipRoute(viewer)}>
          ENROLL NOW
        </ButtonLink>
      }
    >
      <span>{text}</span>
      {derived.hasExceededMeteringPlan && <span> {next}.</span>}
    </Banner>
  )
}
