import {
  type DocumentNode,
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { parseWithinLimits } from './limits.ts'

const MAX_OPEN_PLANS = 200
const OPEN_NAME = 'sent as text'

/** A document that is parsed, validated and compiled. */
export interface Plan {
  /** The operation's name in a trusted document. Documents that were sent as texts share one, because anybody names them. */
  name: string
  mutation: boolean
  run: CompiledQuery['query']
}

export interface PlanOptions {
  schema: GraphQLSchema
  /** Documents that our own screens send, by `sha256:…`. */
  trusted: Readonly<Record<string, string>>
  /** True if any document may run, and introspection is allowed. */
  open: boolean
}

/** The errors of a document that cannot run; `phase` decides the status code. */
export interface PlanFailure {
  phase: 'unknown' | 'document' | 'operation'
  errors: readonly GraphQLError[]
}

/** Parses, validates and compiles each document once. */
export class Plans {
  readonly #options: PlanOptions
  readonly #trustedPlans = new Map<string, Plan>()
  readonly #openPlans = new LRUCache<string, Plan>({ max: MAX_OPEN_PLANS })

  constructor(options: PlanOptions) {
    this.#options = options
  }

  /** The trusted documents by their ids. */
  get trustedDocuments(): PlanOptions['trusted'] {
    return this.#options.trusted
  }

  /** Returns the plan of a trusted document by its id, `sha256:` and the hash. */
  trusted(documentId: string, operationName?: string): Plan | PlanFailure {
    const { trusted } = this.#options
    const text = Object.hasOwn(trusted, documentId) ? trusted[documentId] : undefined
    if (text === undefined) return unknownDocument()
    const key = operationName === undefined ? documentId : `${documentId} ${operationName}`
    return getOrCompile(this.#trustedPlans, key, () => this.#compile(text, operationName, true))
  }

  /** Returns the plan of a document sent as text; refused where only trusted documents run. */
  open(text: string, operationName?: string): Plan | PlanFailure {
    if (!this.#options.open) return unknownDocument()
    const key = `${operationName ?? ''} ${text}`
    return getOrCompile(this.#openPlans, key, () => this.#compile(text, operationName, false))
  }

  #compile(text: string, operationName: string | undefined, trusted: boolean): Plan | PlanFailure {
    let document: DocumentNode
    try {
      document = parseWithinLimits(text)
    } catch (error) {
      return { phase: 'document', errors: [asGraphQLError(error)] }
    }
    const rules = this.#options.open ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
    const errors = validate(this.#options.schema, document, rules, { maxErrors: 5 })
    if (errors.length > 0)
      return { phase: 'document', errors: this.#options.open ? errors : errors.map(withoutSuggestion) }
    const chosen = operations(document).filter((o) => !operationName || o.name?.value === operationName)
    const [operation] = chosen
    if (!operation || chosen.length > 1) return failure('operation', 'Unable to identify operation')
    if (operation.operation === OperationTypeNode.SUBSCRIPTION)
      return failure('operation', 'Subscriptions are not offered.')
    const compiled = compileQuery(this.#options.schema, document, operationName, {
      disableLeafSerialization: true,
    })
    if (!isCompiledQuery(compiled)) return { phase: 'document', errors: compiled.errors ?? [] }
    const mutation = operation.operation === OperationTypeNode.MUTATION
    return { name: trusted ? (operation.name?.value ?? 'unnamed') : OPEN_NAME, mutation, run: compiled.query }
  }
}

export const isFailure = (plan: Plan | PlanFailure): plan is PlanFailure => 'phase' in plan

const operations = (document: DocumentNode) =>
  document.definitions.flatMap((d) => (d.kind === Kind.OPERATION_DEFINITION ? [d] : []))

const failure = (
  phase: PlanFailure['phase'],
  message: string,
  extensions?: GraphQLErrorExtensions,
): PlanFailure => ({ phase, errors: [new GraphQLError(message, { extensions })] })

const unknownDocument = () =>
  failure('unknown', 'The document is not known.', { code: 'DOCUMENT_NOT_TRUSTED' })

/** Returns the error without its suggestion, which would reveal the names that closed introspection hides. */
const withoutSuggestion = (error: GraphQLError) =>
  new GraphQLError(error.message.replace(/ Did you mean .*$/, ''), { nodes: error.nodes })

const asGraphQLError = (error: unknown) =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError(error instanceof Error ? error.message : String(error))

type PlanCache = Pick<Map<string, Plan> | LRUCache<string, Plan>, 'get' | 'set'>

/** Returns the cached plan of a key, or compiles it. Failures are not cached, because a client can send any number of wrong documents. */
function getOrCompile(cache: PlanCache, key: string, compile: () => Plan | PlanFailure): Plan | PlanFailure {
  const cached = cache.get(key)
  if (cached) return cached
  const plan = compile()
  if (!isFailure(plan)) cache.set(key, plan)
  return plan
}
