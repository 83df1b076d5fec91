import type { MutationResolvers, QueryResolvers } from '@section/contract/generated/schema-types.ts'
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

/** Operations that name these policies may be called without an account, so nobody is refused an answer. */
type OpenPolicy = 'anyone' | 'signed-in'

type OpenOperation<Args, Result> = Extract<Policy<Args>, { who: OpenPolicy }> & {
  resolve: (context: RequestContext, args: Args) => Result | Promise<Result>
}

type GuardedOperation<Args, Result> = Exclude<Policy<Args>, { who: OpenPolicy }> & {
  /** What a signed-in caller gets who may not: the same as for a thing that does not exist. */
  refused: Result
  resolve: (context: MemberContext, args: Args) => Result | Promise<Result>
}

/** One root field: its policy beside the use case that answers it. */
export type Operation<Args = never, Result = unknown> =
  | OpenOperation<Args, Result>
  | GuardedOperation<Args, Result>

/** Operations of any contract by the names of their root fields, as the server runs them. */
export interface OperationTable {
  Query?: Readonly<Record<string, Operation>>
  Mutation?: Readonly<Record<string, Operation>>
}

type OperationsOf<Fields> = {
  [Name in keyof Fields]?: Fields[Name] extends { args: infer Args; result: infer Result }
    ? Operation<Args, Result>
    : never
}

/** The operations that a feature answers. Their arguments and results are those of our contract. */
export interface FeatureOperations {
  Query?: OperationsOf<QueryResolvers>
  Mutation?: OperationsOf<MutationResolvers>
}
