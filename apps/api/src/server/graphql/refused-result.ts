import type { ErrorCode } from '@section/contract/error-codes.ts'
import { expectedError } from './expected-error.ts'

/** A result of an operation that names its expected failure. */
interface FallibleResult {
  error: { code: string; message: string } | null
}

/** The refused form of a result: every field of it, with an error. */
export type Refused<Result extends FallibleResult> = Omit<Result, 'error'> & {
  error: NonNullable<Result['error']>
}

/**
 * Returns the one way to refuse an operation, typed by its result: `rest` holds the other fields as a refused caller gets
 * them, and the returned function adds the error, given by its code or, with a message of its own, as it is.
 */
export const refusedResult =
  <Result extends FallibleResult = never>(rest: Omit<Result, 'error'>) =>
  (reason: ErrorCode | NonNullable<Result['error']>): Refused<Result> => ({
    ...rest,
    error: typeof reason === 'string' ? expectedError(reason) : reason,
  })
