import { expect, test } from 'vitest'
import { bothServers } from './both-servers.ts'

const servers = bothServers()

/** Every method and path that the tree of routes, as Fastify prints it, names; parameters become `none`. */
function routesOf(tree: string): [method: string, path: string][] {
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

test.each(['demo', 'closed'] as const)(
  'every route of the %s server says whether its answer may be stored',
  async (name) => {
    const { app, url } = servers[name]
    const routes = routesOf(app.printRoutes({ commonPrefix: false }))
    expect(routes.length).toBeGreaterThan(30)
    const silent: string[] = []
    for (const [method, path] of routes) {
      const answer = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(5_000),
      })
      await answer.body?.cancel()
      if (!answer.headers.get('cache-control')) silent.push(`${method} ${path} ${answer.status}`)
    }
    expect(silent).toEqual([])
  },
)
