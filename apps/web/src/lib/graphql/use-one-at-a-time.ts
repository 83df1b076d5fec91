import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

type Mutation<Input, Result> = Pick<UseMutationResult<Result, Error, Input>, 'mutate'>
type Listeners<Input, Result> = Pick<
  NonNullable<Parameters<Mutation<Input, Result>['mutate']>[1]>,
  'onSuccess' | 'onError'
>

/**
 * Returns a function that sends an operation unless it is under way, and whether it is. That is true from the call on,
 * while the mutation says a moment later that it is pending, in which a second click would send it again.
 */
export function useOneAtATime<Input, Result>({ mutate }: Mutation<Input, Result>) {
  const [busy, setBusy] = useState(false)
  const send = (input: Input, listeners: Listeners<Input, Result> = {}): void => {
    if (busy) return
    setBusy(true)
    mutate(input, { ...listeners, onSettled: () => setBusy(false) })
  }
  return { busy, send }
}
