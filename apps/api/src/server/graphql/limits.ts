import { type DocumentNode, GraphQLError, Kind, parse, type SelectionSetNode } from 'graphql'

/** What one document may ask for. */
export const LIMITS = {
  bodyBytes: 100_000,
  tokens: 1000,
  depth: 10,
  aliases: 5,
  directives: 10,
  rootFields: 8,
  fields: 2000,
}

/** Introspection nests type references; it is only open where the school is a demo. */
const INTROSPECTION_DEPTH = 16

/** Parses a document within the token limit and refuses what is too deep, too wide or too often renamed. Errors: GraphQLError. */
export function parseWithinLimits(text: string): DocumentNode {
  const document = parse(text, { maxTokens: LIMITS.tokens, noLocation: false })
  const counts = { aliases: 0, directives: 0, fields: 0 }
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet)
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
      continue
    walk(definition.selectionSet, 1, [], LIMITS.depth)
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      refuseAbove(definition.selectionSet.selections.length, LIMITS.rootFields, 'root fields')
    }
  }
  return document

  function walk(set: SelectionSetNode, depth: number, open: string[], deepest: number): void {
    refuseAbove(depth, deepest, 'levels of depth')
    for (const selection of set.selections) {
      // Counted as fragments are followed, so that a few that spread one another cannot multiply without end.
      refuseAbove(++counts.fields, LIMITS.fields, 'fields')
      counts.directives += selection.directives?.length ?? 0
      refuseAbove(counts.directives, LIMITS.directives, 'directives')
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) refuseAbove(++counts.aliases, LIMITS.aliases, 'aliases')
        const below =
          selection.name.value === '__schema' || selection.name.value === '__type'
            ? INTROSPECTION_DEPTH
            : deepest
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, open, below)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, open, deepest)
      } else {
        const name = selection.name.value
        if (open.includes(name)) throw new GraphQLError(`Fragment ${name} contains itself.`)
        const fragment = fragments.get(name)
        if (fragment) walk(fragment, depth, [...open, name], deepest)
      }
    }
  }
}

function refuseAbove(count: number, limit: number, what: string): void {
  if (count > limit) throw new GraphQLError(`The document has more than ${limit} ${what}.`)
}
