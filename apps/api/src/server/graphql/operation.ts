import type { FederatedCaller, Policy, Viewer } from '../access/policy.ts'
import type { Services } from '../services.ts'

/** What every resolver gets besides its arguments. */
export interface RequestContext {
  services: Services
  viewer: Viewer | undefined
  /** Who signed in at an identity provider and has no account yet; never together with a viewer. */
  identity: FederatedCaller | undefined
  /** Epoch milliseconds at which the request arrived; one request has one now. */
  now: number
  /** IP address of the caller. */
  from: string
  /** Leaves a cookie that only this server reads; `maxAgeSeconds` 0 takes it away. */
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void
  setHeader: (name: string, value: string) => void
}

export type MemberContext = RequestContext & { viewer: Viewer }

interface OpenOperation<Args, Result> {
  policy: { who: 'anyone' } | { who: 'signed-in' }
  resolve: (args: Args, context: RequestContext) => Result | Promise<Result>
}

interface GuardedOperation<Args, Result> {
  policy: Exclude<Policy<Args>, { who: 'anyone' | 'signed-in' }>
  /** What a signed-in caller gets who may not: the same as for a thing that does not exist. */
  refused: Result
  resolve: (args: Args, context: MemberContext) => Result | Promise<Result>
}

export type Operation<Args = never, Result = unknown> =
  | OpenOperation<Args, Result>
  | GuardedOperation<Args, Result>

/** Declares one root field: its policy beside its resolver. */
export function operation<Args, Result>(definition: GuardedOperation<Args, Result>): Operation<Args, Result>
export function operation<Args, Result>(definition: OpenOperation<Args, Result>): Operation<Args, Result>
export function operation<Args, Result>(definition: Operation<Args, Result>): Operation<Args, Result> {
  return definition
}

/** The root fields that a feature answers. */
export interface FeatureOperations {
  Query?: Record<string, Operation>
  Mutation?: Record<string, Operation>
}
