import { useLocation } from '@tanstack/react-router'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { metering, meteringText } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import {
  closeMeteringBar,
  useMeteringBarOpen,
  useMeteringPlan,
  useNextVideosText,
  useRenewedAllowance,
} from './metering-query.ts'

/**
 * Says on a limited member's learning screens how many videos are left this month, or when the next ones come. Once
 * closed, it stays closed for the visit. docs/product/metering.md#banner
 */
export function MeteringBanner() {
  const { viewer } = useSignedIn()
  const { pathname } = useLocation()
  const isOpen = useMeteringBarOpen()
  const derived = metering(true, useMeteringPlan())
  const text = meteringText(derived)
  const next = useNextVideosText()
  useRenewedAllowance()
  if (!text || !isOpen || !screenAt(pathname)?.screen.meteringBanner) return null
  return (
    <Banner
      placement="bottom"
      label="Monthly videos"
      onDismiss={() => closeMeteringBar(viewer.userId)}
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
