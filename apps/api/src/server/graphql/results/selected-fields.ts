import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>

/** Returns the names of the fields of an operation's result that a request selects, whatever it calls them. */
export function selectedFields({ fieldNodes, fragments, variableValues }: Asked): ReadonlySet<string> {
  const names = new Set<string>()
  const isIncluded = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false
  const walk = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections.filter(isIncluded) ?? []) {
      if (node.kind === Kind.FIELD) names.add(node.name.value)
      else
        walk(
          node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet,
        )
    }
  }
  for (const node of fieldNodes) walk(node.selectionSet)
  return names
}
