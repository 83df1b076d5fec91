import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CheckoutOperation, useCheckout } from './use-checkout.ts'

/** Returns the checkout of a page that sells, and the error of the last one, which the address of the page holds as `ec`. */
export function usePageCheckout<Input>(operation: CheckoutOperation<Input>) {
  const { ec } = useSearch({ strict: false })
  const navigate = useNavigate()
  const showError = (next?: string): void => {
    const search = next === undefined ? {} : { ec: next }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const { busy, start } = useCheckout(operation, showError)
  return {
    busy,
    error: ec,
    start: (input: Input): void => {
      // An error that comes again is announced again.
      if (ec !== undefined) showError()
      start(input)
    },
  }
}
