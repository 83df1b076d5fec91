import type { MutationResolvers, QueryResolvers } from '@section/contract/generated/schema-types.ts'
import type { Reads } from '@section/db/connection.ts'
import type { Policy } from '../access/policy.ts'
import type { FederatedIdentity, SignedInViewer, MemberViewer } from '../access/viewer.ts'
import type { Services } from '../services.ts'

/** The context of every resolver. */
export interface RequestContext {
  services: Services
  viewer: SignedInViewer | undefined
  /** The federated identity of a caller without an account; never together with a viewer. */
  identity: FederatedIdentity | undefined
  /** Epoch milliseconds at which the request arrived; one request has one now. */
  now: number
  /** IP address of the caller. */
  from: string
  /** Runs what the fields of this request read at the same time as one statement. */
  reads: Reads
  /** Sets a cookie that only this server reads; `maxAgeSeconds` 0 deletes it. */
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void
  setHeader: (name: string, value: string) => void
}

/**
 * The context of a use case: the viewer, the time (epoch ms) and the services that it names in `Needs`. A member's request
 * is such a context; routes and jobs can build one.
 */
export interface UseCaseContext<Needs extends keyof Services = keyof Services> {
  services: Pick<Services, Needs>
  viewer: MemberViewer
  now: number
}

/** The context of a use case whose statements are gathered with those of the other fields of its request. */
export type ReadingContext<Needs extends keyof Services> = UseCaseContext<Needs> &
  Pick<RequestContext, 'reads'>

export type MemberContext = RequestContext & { viewer: SignedInViewer }

/** The policies that need no account; their operations therefore have no `refused` result. */
type OpenPolicy = 'anyone' | 'signed-in'

/** Returns the names of the selected fields of the result, for an operation that reads some of them only when asked to. */
export type SelectedFields = () => ReadonlySet<string>

type OpenOperation<Args, Result> = Extract<Policy<Args>, { who: OpenPolicy }> & {
  resolve: (context: RequestContext, args: Args, selected: SelectedFields) => Result | Promise<Result>
}

type GuardedOperation<Args, Result> = Exclude<Policy<Args>, { who: OpenPolicy }> & {
  /** The result for a signed-in caller who is not allowed, the same as for a missing object. */
  refused: Result
  resolve: (context: MemberContext, args: Args, selected: SelectedFields) => Result | Promise<Result>
}

/** A root field: its policy and the use case that resolves it. */
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

/** The operations that a feature resolves, with the arguments and results of our contract. */
export interface FeatureOperations {
  Query?: OperationsOf<QueryResolvers>
  Mutation?: OperationsOf<MutationResolvers>
}
