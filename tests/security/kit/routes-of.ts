/** Returns every method and path in the tree of routes that Fastify prints; parameters become `none`. */
export function routesOf(tree: string): [method: string, path: string][] {
  const branch: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!segment) return []
    branch.splice(indent.length / 4, Infinity, segment)
    const path = branch.join('').replaceAll(/:\w+(?:\([^)]*\))?|\*/g, 'none')
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method): [string, string] => [method, path])
  })
}
