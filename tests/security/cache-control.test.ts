import { expect, test } from 'vitest'
import { bothServers } from './both-servers.ts'
import { routesOf } from './routes-of.ts'

const servers = bothServers()

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
