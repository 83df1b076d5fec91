import { useState } from 'react'
import type { useOperation } from './use-operation.ts'

type Mutation<Input> = Pick<ReturnType<typeof useOperation<Input, object>>, 'mutate'>
type Listeners<Input> = Pick<NonNullable<Parameters<Mutation<Input>['mutate']>[1]>, 'onSuccess' | 'onError'>

/**
 * Returns a function that sends an operation unless it is under way, and whether it is. That is true from the call on,
 * while the mutation says a moment later that it is pending, in which a second click would send it again.
 */
export function useOneAtATime<Input>({ mutate }: Mutation<Input>) {
  const [busy, setBusy] = useState(false)
  const send = (input: Input, listeners: Listeners<Input> = {}): void => {
    if (busy) return
    setBusy(true)
    mutate(input, { ...listeners, onSettled: () => setBusy(false) })
  }
  return { busy, send }
}
