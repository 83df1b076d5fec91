import { useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { formatMoney } from '@section/domain/billing/format-money.ts'
import { formatDate } from '@section/domain/sessions/dates/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { localZone } from '../../../lib/now.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { CheckoutError } from '../checkout/CheckoutError.tsx'
import { productCheckout } from '../checkout/product-checkout.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import css from './course-products.module.css'

/** A session of a course, or the course by itself, as it is sold once. The amount is in cents. */
export interface ProductOnSale {
  readonly productId: string
  readonly name: string
  readonly amount: number
  readonly currency: string
  readonly sessionId?: string | null
  readonly startAt?: number | null
  readonly courseId: string
}

interface CourseProductsProps {
  /** The products of one course that the member may buy now. */
  readonly courseId: string
  readonly products: readonly ProductOnSale[]
}

/** Sells the parts of a course that can be bought by themselves, with what is charged and when. docs/product/course-page.md#buying-a-course */
export function CourseProducts({ courseId, products }: CourseProductsProps) {
  const { member } = useSignedIn()
  const [chosen, setChosen] = useState<string>()
  const [error, setError] = useState<string>()
  // Whoever leaves the checkout comes back to this page.
  const { busy, start } = useCheckout(productCheckout(member, pathTo('course', { courseId })), setError)
  const buy = ({ productId, name }: ProductOnSale) => {
    if (busy) return
    track('CTA Clicked', { text: `Buy ${name}`, location: 'course' })
    // An error that comes again is announced again.
    setError(undefined)
    setChosen(productId)
    start(productId)
  }
  return (
    <div className={css.products}>
      <ul className={css.list}>
        {products.map((product) => (
          <ProductRow
            key={product.productId}
            product={product}
            busy={busy && product.productId === chosen}
            onBuy={() => buy(product)}
          />
        ))}
      </ul>
      <CheckoutError parameter={error} />
    </div>
  )
}

interface ProductRowProps {
  readonly product: ProductOnSale
  /** The checkout of this product is beginning. */
  readonly busy: boolean
  readonly onBuy: () => void
}

function ProductRow({ product, busy, onBuy }: ProductRowProps) {
  const { name, amount, currency } = product
  const price = formatMoney(amount, currency)
  return (
    <li className={css.product}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.held}>{whatIsHeld(product)}</p>
        <p className={css.charge}>You pay {price} once, today. Nothing renews.</p>
      </div>
      <Button variant="primary" busy={busy} onClick={onBuy} aria-label={`Buy for ${price}: ${name}`}>
        Buy for {price}
      </Button>
    </li>
  )
}

function whatIsHeld({ sessionId, startAt }: ProductOnSale): string {
  if (!sessionId) return 'The whole course, with all its sessions.'
  return startAt ? `Live, from ${formatDate(startAt, localZone())}.` : 'Live, on dates to be announced.'
}
