import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { AcceptedCoupon } from '@section/domain/billing/membership/coupon-parameter.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { accountBillingQuery } from '../settings/account-billing-query.ts'
import css from './coupon-confirmation.module.css'

/**
 * Says whether the server knows of the discount that the address tells of, because anybody can write such an address.
 * docs/product/billing.md#applied-discount
 */
export function CouponProof({ coupon }: { coupon: AcceptedCoupon }) {
  const { data } = useQuery(accountBillingQuery)
  const billing = data?.getMembershipBilling
  const isKnown = billing !== undefined && billing?.nextAmount === coupon.currentPrice - coupon.discountPrice
  const settings = <Link to={pathTo('accountSettings')}>account settings</Link>
  return (
    <p role="status" className={css.proof}>
      {data && isKnown && (
        <>
          <Icon of={IconCircleCheck} size={16} /> This is your next payment in your {settings}, too.
        </>
      )}
      {data && !isKnown && (
        <>What you will be charged next stands in your {settings}, which do not show this.</>
      )}
    </p>
  )
}
