import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { changeFailure } from './failures.ts'
import { Unreachable } from './send.ts'

/** An answer of the server whose expected failures are data. */
interface Answer {
  readonly error?: { readonly message: string } | null
}

interface Operation<Input, Result extends Answer> {
  /** Runs the document and gives the field that answers it. */
  run: (input: Input) => Promise<Result>
  /** The beginning of the keys of the queries that the change makes stale. */
  invalidates?: QueryKey
  /** Whether those that are on the screen are asked again at once; `none` where the screen shows the change already. */
  refetchType?: 'active' | 'none'
  /** Shows the change before the server has answered. */
  onMutate?: (input: Input) => void
  onSuccess?: (result: Result, input: Input) => void
  /** Takes back what `onMutate` has shown. The toast is shown by then. */
  onError?: (error: Error, input: Input) => void
}

/** The server understood the operation and refused it; the message is for the member. */
class OperationRefused extends Error {
  override name = 'OperationRefused'
}

/**
 * A mutation of a screen: a refusal becomes an error, every failure is told in a toast, and the queries that it makes
 * stale are asked again, also where nobody knows whether it was carried out.
 */
export function useOperation<Input, Result extends Answer>(operation: Operation<Input, Result>) {
  const queryClient = useQueryClient()
  const { run, invalidates: queryKey, refetchType = 'active', onMutate, onSuccess, onError } = operation
  const invalidate = async () => {
    if (queryKey) await queryClient.invalidateQueries({ queryKey, refetchType })
  }
  return useMutation({
    mutationFn: async (input: Input) => {
      const result = await run(input)
      if (result.error) throw new OperationRefused(result.error.message)
      return result
    },
    ...(onMutate && { onMutate }),
    onSuccess: async (result, input) => {
      onSuccess?.(result, input)
      await invalidate()
    },
    onError: (error, input) => {
      showToast({
        tone: 'error',
        message: error instanceof OperationRefused ? error.message : changeFailure(error),
      })
      onError?.(error, input)
      if (error instanceof Unreachable && error.sent) void invalidate()
    },
  })
}
