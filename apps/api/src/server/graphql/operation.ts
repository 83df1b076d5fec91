import type { MutationResolvers, QueryResolvers } from '@section/contract/generated/schema-types.ts'
import type { Policy } from '../access/policy.ts'
import type { FederatedIdentity, SignedInViewer, Viewer } from '../access/viewer.ts'
import type { Services } from '../services.ts'

/** What every resolver gets besides its arguments. */
export interface RequestContext {
  services: Services
  viewer: SignedInViewer | undefined
  /** Who signed in at an identity provider and has no account yet; never together with a viewer. */
  identity: FederatedIdentity | undefined
  /** Epoch milliseconds at which the request arrived; one request has one now. */
  now: number
  /** IP address of the caller. */
  from: string
  /** Leaves a cookie that only this server reads; `maxAgeSeconds` 0 takes it away. */
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void
  setHeader: (name: string, value: string) => void
}

/**
 * What a use case gets besides its input: who asks, when (epoch milliseconds), and the services; `Needs` names those
 * that it works with. Every request of a member is such a context, and so is what a route or a job puts together.
 */
export interface UseCaseContext<Needs extends keyof Services = keyof Services> {
  services: Pick<Services, Needs>
  viewer: Viewer
  now: number
}

export type MemberContext = RequestContext & { viewer: SignedInViewer }

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
