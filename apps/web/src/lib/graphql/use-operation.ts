import { type Query, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { changeFailure } from './failures.ts'
import { Unreachable } from './send.ts'

interface OperationResult {
  readonly error?: { readonly message: string } | null
}

interface Operation<Input, Result extends OperationResult> {
  /** Runs the document and returns its field. */
  run: (input: Input) => Promise<Result>
  /** The prefix of the keys of the queries that become stale. */
  invalidates?: QueryKey
  /** Checks whether a query becomes stale, where several prefixes do. */
  isStale?: (query: Query) => boolean
  /** `none` when the screen shows the change already, so that active queries are not refetched. */
  refetchType?: 'active' | 'none'
  /** Changes with the same scope are sent one after another, so that the last one counts. */
  scope?: string
  /** Applies the change optimistically. */
  onMutate?: (input: Input) => void
  onSuccess?: (result: Result, input: Input) => void
  /** Is called when the screen shows the change, because the stale queries have been read again. */
  onShown?: (result: Result, input: Input) => void
  /** Rolls back `onMutate`; the toast is shown before. */
  onError?: (error: Error, input: Input) => void
}

/** A refusal of the server with a message for the member. */
class OperationRefused extends Error {
  override name = 'OperationRefused'
}

/**
 * Returns a mutation that turns a refusal into an error, shows a toast on every failure, and refetches the stale queries,
 * also when its outcome is unknown.
 */
export function useOperation<Input, Result extends OperationResult>(operation: Operation<Input, Result>) {
  const queryClient = useQueryClient()
  const {
    run,
    invalidates: queryKey,
    isStale: predicate,
    refetchType = 'active',
    scope,
    onMutate,
    onSuccess,
    onShown,
    onError,
  } = operation
  const invalidate = async () => {
    if (queryKey || predicate)
      await queryClient.invalidateQueries({
        refetchType,
        ...(queryKey && { queryKey }),
        ...(predicate && { predicate }),
      })
  }
  return useMutation({
    mutationFn: async (input: Input) => {
      const result = await run(input)
      if (result.error) throw new OperationRefused(result.error.message)
      return result
    },
    ...(scope !== undefined && { scope: { id: scope } }),
    ...(onMutate && { onMutate }),
    onSuccess: async (result, input) => {
      onSuccess?.(result, input)
      await invalidate()
      onShown?.(result, input)
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
