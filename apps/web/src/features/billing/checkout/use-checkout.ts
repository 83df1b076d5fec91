import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { checkoutErrorParameter } from '@section/domain/billing/checkout-errors.ts'
import { useOneAtATime } from '../../../lib/graphql/use-one-at-a-time.ts'
import { leaveFor } from '../../../lib/links/leave-for.ts'
import { track, type TrackedEvents } from '../../../lib/tracking/tracking.ts'

/** An operation that begins a checkout. */
export interface CheckoutOperation<Input> {
  readonly process: TrackedEvents['Background Process Failed']['process']
  readonly run: (
    input: Input,
  ) => Promise<{ readonly url?: string | null; readonly error?: { readonly code: string } | null }>
}

/**
 * Returns a function that begins a checkout once and leaves for its page, and whether it does. `onFailed` gets the `ec`
 * parameter of a checkout that could not begin. docs/product/membership.md#checkout-errors
 */
export function useCheckout<Input>(
  { process, run }: CheckoutOperation<Input>,
  onFailed: (parameter: string) => void,
) {
  const { busy, send } = useOneAtATime(useMutation({ mutationFn: run }))
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // The browser may bring the page back as it was left, whose buttons then have to work again.
    const comeBack = () => setIsLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const fail = (code?: string) => {
    track('Background Process Failed', { process })
    onFailed(checkoutErrorParameter(code))
  }
  const start = (input: Input): void => {
    if (isLeaving) return
    send(input, {
      onSuccess: ({ url, error }) => {
        if (!url) return fail(error?.code)
        setIsLeaving(true)
        leaveFor(url)
      },
      onError: () => fail(),
    })
  }
  return { busy: busy || isLeaving, start }
}
