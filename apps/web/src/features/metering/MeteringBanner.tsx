import { membershipRoute } from '@section/domain/access/route-access.ts'
import { metering } from '@section/domain/metering/metering.ts'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { closeMeteringBar, useMeteringBarText } from './metering-bar.ts'
import { useMeteringPlan, useNextVideosText, useRenewedAllowance } from './metering-query.ts'

/**
 * Says on a limited member's learning screens how many videos are left this month, or when the next ones come. Once
 * closed, it stays closed for the visit. docs/product/metering.md#banner
 */
export function MeteringBanner() {
  const { viewer } = useSignedIn()
  const text = useMeteringBarText()
  const isSpent = metering(true, useMeteringPlan()).hasExceededMeteringPlan
  const next = useNextVideosText()
  useRenewedAllowance()
  if (!text) return null
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
      {isSpent && <span> {next}.</span>}
    </Banner>
  )
}
