import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { isFlagOn } from '@section/domain/access/route-access.ts'
import { decide } from '../access/policy.ts'
import { flagContext } from '../flags/flag-context.ts'
import { printInstantsOf } from './results/date-time.ts'
import type { MemberContext, Operation, OperationTable, RequestContext } from './operation.ts'
import { selectedFields } from './results/selected-fields.ts'
import { Unauthorized } from './session-errors.ts'

/**
 * Builds the executable schema from the merged SDL and the features' operations. Errors: a root field without
 * an operation, and so without a policy, or an operation that the contract does not know; the server then does not start.
 */
export function buildExecutableSchema(sdl: string, features: OperationTable[]): GraphQLSchema {
  const schema = buildSchema(sdl)
  printInstantsOf(schema)
  for (const root of ['Query', 'Mutation'] as const) {
    const fields = schema.getType(root)
    if (!fields || !('getFields' in fields)) throw new Error(`The contract has no ${root}.`)
    const operations = collect(features, root)
    for (const [name, field] of Object.entries(fields.getFields())) {
      const operation = operations.get(name)
      if (!operation) throw new Error(`${root}.${name} has no operation and so no policy.`)
      if ('resolve' in field) field.resolve = withPolicy(operation)
      operations.delete(name)
    }
    if (operations.size > 0)
      throw new Error(`Not in the contract: ${root}.${[...operations.keys()].join(', ')}`)
  }
  return schema
}

/** Returns all operations of a root type by name. Errors: two features resolve the same field. */
export function collect(features: OperationTable[], root: 'Query' | 'Mutation'): Map<string, Operation> {
  const all = new Map<string, Operation>()
  for (const feature of features) {
    for (const [name, operation] of Object.entries(feature[root] ?? {})) {
      if (all.has(name)) throw new Error(`${root}.${name} is answered by two features.`)
      all.set(name, operation)
    }
  }
  return all
}

/**
 * Wraps an operation in its policy. The casts are the one place where arguments and context get their types: GraphQL has
 * validated the arguments against the contract from which the types are generated, and `decide` requires a viewer for
 * guarded operations.
 */
function withPolicy(operation: Operation): GraphQLFieldResolver<unknown, RequestContext> {
  return (_root, args, context, info) => {
    const selected = () => selectedFields(info)
    const decision = decide(operation, context.viewer, args as never, context.identity)
    if (decision === 'unauthorized') throw new Unauthorized()
    if (!('refused' in operation)) return operation.resolve(context, args as never, selected)
    if (decision === 'refused') return operation.refused
    const member = context as MemberContext
    const { flag, refused } = operation
    if (!flag) return operation.resolve(member, args as never, selected)
    // The result must not be cached, because it would outlive the flag.
    const flags = member.services.flags.of(flagContext(member.viewer))
    return flags.then((on) =>
      isFlagOn(on[flag]) ? operation.resolve(member, args as never, selected) : refused,
    )
  }
}
