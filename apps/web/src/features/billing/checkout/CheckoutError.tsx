import { useEffect, useRef } from 'react'
import { CHECKOUT_CANCELED, checkoutErrorText } from '@section/domain/billing/checkout-errors.ts'
import { FormError } from '@section/ui/form/FormError.tsx'
import { FormNotice } from '@section/ui/form/FormNotice.tsx'
import { config } from '../../../lib/config.ts'
import css from './checkout-error.module.css'

/**
 * Says why the last checkout came to nothing, and where help is; nothing without a parameter. A new error is scrolled into
 * view, because the button that was pressed may be far below. docs/product/membership.md#checkout-errors
 */
export function CheckoutError({ parameter }: { parameter: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = parameter !== undefined
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  const text = isShown && (
    <>
      {checkoutErrorText(parameter)} Our <a href={config.helpCenterUrl}>help center</a> can help.
    </>
  )
  const isCanceled = parameter === CHECKOUT_CANCELED
  return (
    <div ref={box} className={css.error} data-shown={isShown || undefined}>
      {/* Whoever left the checkout did what they meant to, so that it is no error to them. */}
      {isCanceled ? <FormNotice tone="neutral">{text}</FormNotice> : <FormError>{text}</FormError>}
    </div>
  )
}
