import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { judge } from '../access/policy.ts'
import { hasFlag } from '../access/required-flag.ts'
import type { FeatureOperations, MemberContext, Operation, RequestContext } from './operation.ts'
import { Unauthorized } from './session-errors.ts'

/**
 * Builds the executable schema from the merged SDL and the features' operations. Errors: a root field without
 * an operation, and so without a policy, or an operation that the contract does not know; the server then does not start.
 */
export function buildExecutableSchema(sdl: string, features: FeatureOperations[]): GraphQLSchema {
  const schema = buildSchema(sdl)
  for (const root of ['Query', 'Mutation'] as const) {
    const fields = schema.getType(root)
    if (!fields || !('getFields' in fields)) throw new Error(`The contract has no ${root}.`)
    const operations = collect(features, root)
    for (const [name, field] of Object.entries(fields.getFields())) {
      const operation = operations.get(name)
      if (!operation) throw new Error(`${root}.${name} has no operation and so no policy.`)
      if ('resolve' in field) field.resolve = guarded(operation)
      operations.delete(name)
    }
    if (operations.size > 0)
      throw new Error(`Not in the contract: ${root}.${[...operations.keys()].join(', ')}`)
  }
  return schema
}

/** All operations of one root by name. Errors: two features that answer the same field. */
export function collect(features: FeatureOperations[], root: 'Query' | 'Mutation'): Map<string, Operation> {
  const all = new Map<string, Operation>()
  for (const feature of features) {
    for (const [name, operation] of Object.entries(feature[root] ?? {})) {
      if (all.has(name)) throw new Error(`${root}.${name} is answered by two features.`)
      all.set(name, operation)
    }
  }
  return all
}

function guarded(operation: Operation): GraphQLFieldResolver<unknown, RequestContext> {
  return (_root, args, context) => {
    const verdict = judge(operation.policy, context.viewer, args as never, context.identity)
    if (verdict === 'unauthorized') throw new Unauthorized()
    if (!('refused' in operation)) return operation.resolve(args as never, context)
    if (verdict === 'refused') return operation.refused
    const member = context as MemberContext
    const { flag } = operation.policy
    if (!flag) return operation.resolve(args as never, member)
    return hasFlag(member, flag).then((on) =>
      on ? operation.resolve(args as never, member) : operation.refused,
    )
  }
}
