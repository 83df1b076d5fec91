import type { StripeAccount } from '../account/stripe-account.ts'
import type { Read } from './read-params.ts'

/** What a route is told of a request: the id in its address (empty without one) and its parameters. */
export interface Call<P> {
  account: StripeAccount
  id: string
  params: P
  /** The path of the request, e.g. `/v1/customers`. */
  path: string
}

/** A route of the API. Its path may hold one `:id`. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Reads the parameters and answers with an object, whose references are ids. */
  answer: (call: Call<unknown>) => object
}

/** Returns a route whose parameters are read before it runs. */
export const route = <P>(
  method: Route['method'],
  path: string,
  read: Read<P>,
  run: (call: Call<P>) => object,
): Route => ({
  method,
  path,
  answer: (call) => run({ ...call, params: read(call.params, '') }),
})
