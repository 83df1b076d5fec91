import { useSearch } from '@tanstack/react-router'
import { emptyState } from '@section/art/empty-state.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { couponTexts, readCouponParameter } from '@section/domain/billing/membership/coupon-parameter.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { localZone } from '../../../lib/now.ts'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import css from './coupon-confirmation.module.css'
import { CouponProof } from './CouponProof.tsx'

/** Confirms the discount that the address tells of. docs/product/billing.md#applied-discount */
export function CouponConfirmationPage() {
  const { c }: { c?: unknown } = useSearch({ strict: false })
  const coupon = readCouponParameter(c)
  if (!coupon) return <NotFoundScreen />
  const { date, amount } = couponTexts(coupon, localZone())
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState('all-done')} alt="" />}
        title="Your discount has been applied!"
        sentence={
          <>
            Your membership will auto-renew on {date} at a discounted rate of ${amount}
            <span className={css.thanks}>
              We're thrilled to bring you another year of top-notch strategic education.
            </span>
          </>
        }
        action={
          <ButtonLink variant="primary" size="large" to={pathTo('home')}>
            Return to Member Center
          </ButtonLink>
        }
      />
      <CouponProof coupon={coupon} />
    </Page>
  )
}
