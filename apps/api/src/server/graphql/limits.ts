import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { SENSITIVE_FIELDS } from '../limits/limit-table.ts'

/** The limits of a request and its document. SECURITY.md#expensive-operations */
export const LIMITS = {
  bodyBytes: 100_000,
  tokens: 1000,
  depth: 10,
  aliases: 5,
  directives: 10,
  /** As many as home asks for at once, which needs most. */
  rootFields: 13,
  /** The maximum of root fields that guess a secret, send a mail or reveal an account. */
  sensitiveFields: 1,
  /** The maximum of selections; those of a fragment count wherever it is used. */
  fields: 500,
  /** The maximum of times that a selection set may name the same field; our largest union has four types with one in common. */
  repeats: 4,
  variableDepth: 10,
  variableValues: 1000,
}

/** Introspection nests type references more deeply; it is allowed only in a demo. */
const INTROSPECTION_DEPTH = 16

type Definition = OperationDefinitionNode | FragmentDefinitionNode

/** Parses a document within the token limit and refuses what is too deep, too wide or too often renamed. Errors: GraphQLError. */
export function parseWithinLimits(text: string): DocumentNode {
  const document = parse(text, { maxTokens: LIMITS.tokens })
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet)
  }
  for (const definition of document.definitions) {
    // Fragments are measured by themselves as well, because one that nothing uses would still be validated.
    const runs = definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
    if (runs) measure(definition, fragments)
  }
  return document
}

function measure(definition: Definition, fragments: ReadonlyMap<string, SelectionSetNode>): void {
  const isOperation = definition.kind === Kind.OPERATION_DEFINITION
  let [aliases, fields, rootFields, sensitive] = [0, 0, 0, 0]
  let directives = definition.directives?.length ?? 0
  checkLimit(directives, LIMITS.directives, 'directives')
  // The depth of a fragment depends on its position and is measured there.
  const deepest = isOperation ? LIMITS.depth : INTROSPECTION_DEPTH
  walk(definition.selectionSet, { depth: 1, deepest, open: [], seen: new Map() })

  function walk(set: SelectionSetNode, position: Position): void {
    const { depth, deepest, open, seen } = position
    checkLimit(depth, deepest, 'levels of depth')
    for (const selection of set.selections) {
      // Counted as fragments are followed, so that a few that spread one another cannot multiply without end.
      checkLimit(++fields, LIMITS.fields, 'fields')
      directives += selection.directives?.length ?? 0
      checkLimit(directives, LIMITS.directives, 'directives')
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, position)
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value
        if (open.includes(name)) throw new GraphQLError(`Fragment ${name} contains itself.`)
        const fragment = fragments.get(name)
        if (fragment) walk(fragment, { ...position, open: [...open, name] })
      } else {
        if (selection.alias) checkLimit(++aliases, LIMITS.aliases, 'aliases')
        if (depth === 1 && isOperation) {
          checkLimit(++rootFields, LIMITS.rootFields, 'root fields')
          if (SENSITIVE_FIELDS.has(selection.name.value))
            checkLimit(++sensitive, LIMITS.sensitiveFields, 'fields that are counted one by one')
        }
        const key = (selection.alias ?? selection.name).value
        const repeats = (seen.get(key) ?? 0) + 1
        seen.set(key, repeats)
        checkLimit(repeats, LIMITS.repeats, `fields ${key} in one place`)
        const introspects = selection.name.value === '__schema' || selection.name.value === '__type'
        const below = introspects ? INTROSPECTION_DEPTH : deepest
        if (selection.selectionSet)
          walk(selection.selectionSet, { depth: depth + 1, deepest: below, open, seen: new Map() })
      }
    }
  }
}

/** The position of a walk through a document. */
interface Position {
  depth: number
  deepest: number
  /** The enclosing fragments of the position. */
  open: readonly string[]
  /** The number of times that this selection set has named each field. */
  seen: Map<string, number>
}

/** Returns whether variables are within the limits of depth and size. It works without recursion, because they may be hostile. */
export function isWithinLimits(variables: Record<string, unknown>): boolean {
  let level: object[] = [variables]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    const below: object[] = []
    for (const inner of level.flatMap((value) => Object.values(value))) {
      if (++values > LIMITS.variableValues || depth >= LIMITS.variableDepth) return false
      if (typeof inner === 'object' && inner) below.push(inner)
    }
    level = below
  }
  return true
}

function checkLimit(count: number, limit: number, what: string): void {
  if (count > limit) throw new GraphQLError(`The document has more than ${limit} ${what}.`)
}
